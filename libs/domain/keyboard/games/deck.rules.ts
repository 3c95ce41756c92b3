import type { LexigramKey } from '../keyboard.types.ts';
import { dealtFrom } from './deal.rules.ts';
import type { Random } from './deal.rules.ts';

/** How many other signs come before one that is to be shown again. */
const LATER_BY = 3;

/** 'See the sign, say the word': a deck whose first sign lies on top. */
export type Deck = {
  waiting: readonly LexigramKey[];
  /** The signs that left the deck, in order. */
  known: readonly LexigramKey[];
  /** Whether the word of the first sign is shown. */
  isTurned: boolean;
  /** How often a sign was put aside; tells one showing of a sign from the next. */
  answered: number;
};

export const createDeck = (pool: readonly LexigramKey[], random: Random): Deck => ({
  waiting: dealtFrom(pool, random),
  known: [],
  isTurned: false,
  answered: 0,
});

export const turned = (deck: Deck): Deck => (deck.waiting.length === 0 ? deck : { ...deck, isTurned: true });

/** The first sign leaves the deck. */
export function known({ waiting, known: earlier, answered }: Deck): Deck {
  return {
    waiting: waiting.slice(1),
    known: [...earlier, ...waiting.slice(0, 1)],
    isTurned: false,
    answered: answered + 1,
  };
}

/** The first sign goes back, below the next few, so that it returns when it has almost been forgotten. */
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
