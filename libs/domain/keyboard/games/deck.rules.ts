import type { LexigramKey } from '../keyboard.types.ts';
import { dealtFrom } from './deal.rules.ts';
import type { Random } from './deal.rules.ts';

/** Number of other signs shown before a sign is repeated. */
const LATER_BY = 3;

/** State of the flashcard game 'See the sign, say the word'; the first sign is the current card. */
export type Deck = {
  waiting: readonly LexigramKey[];
  known: readonly LexigramKey[];
  /** Whether the word of the current card is revealed. */
  isTurned: boolean;
  /** Number of answers; distinguishes successive showings of the same sign. */
  answered: number;
};

export const createDeck = (pool: readonly LexigramKey[], random: Random): Deck => ({
  waiting: dealtFrom(pool, random),
  known: [],
  isTurned: false,
  answered: 0,
});

export const turned = (deck: Deck): Deck => (deck.waiting.length === 0 ? deck : { ...deck, isTurned: true });

export function known({ waiting, known: earlier, answered }: Deck): Deck {
  return {
    waiting: waiting.slice(1),
    known: [...earlier, ...waiting.slice(0, 1)],
    isTurned: false,
    answered: answered + 1,
  };
}

/** Moves the current card back by a few positions, for spaced repetition. */
export function laterAgain({ waiting, known: earlier, answered }: Deck): Deck {
  const [first, ...rest] = waiting;
  const back = first === undefined ? [] : [first];
  return {
    waiting: [...rest.slice(0, LATER_BY), ...back, ...rest.slice(LATER_BY)],
    known: earlier,
    isTurned: false,
    answered: answered + 1,
  };
}
