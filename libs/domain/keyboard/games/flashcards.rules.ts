import type { LexigramKey } from '../keyboard.types.ts';
import { drawWords } from './shuffle.rules.ts';
import type { Random } from './shuffle.rules.ts';

/** Number of other signs shown before a sign is repeated. */
const REPEAT_AFTER = 3;

/** State of the flashcard game 'See the sign, say the word'; the first sign is the current card. */
export type Deck = {
  waiting: readonly LexigramKey[];
  known: readonly LexigramKey[];
  /** Whether the word of the current card is revealed. */
  isRevealed: boolean;
  /** Number of answers; distinguishes successive showings of the same sign. */
  answered: number;
};

export const createDeck = (pool: readonly LexigramKey[], random: Random): Deck => ({
  waiting: drawWords(pool, random),
  known: [],
  isRevealed: false,
  answered: 0,
});

export const revealCard = (deck: Deck): Deck =>
  deck.waiting.length === 0 ? deck : { ...deck, isRevealed: true };

export function markKnown({ waiting, known: previous, answered }: Deck): Deck {
  return {
    waiting: waiting.slice(1),
    known: [...previous, ...waiting.slice(0, 1)],
    isRevealed: false,
    answered: answered + 1,
  };
}

/** Moves the current card back by a few positions, for spaced repetition. */
export function repeatLater({ waiting, known: previous, answered }: Deck): Deck {
  const [first, ...rest] = waiting;
  const repeated = first === undefined ? [] : [first];
  return {
    waiting: [...rest.slice(0, REPEAT_AFTER), ...repeated, ...rest.slice(REPEAT_AFTER)],
    known: previous,
    isRevealed: false,
    answered: answered + 1,
  };
}
