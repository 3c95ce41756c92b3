import type {
  BuildRound,
  ChoiceCount,
  Deck,
  FindRound,
  LexigramClass,
  LexigramKey,
  PanelId,
} from '@paniscus/domain';

export type GameId = 'find' | 'say' | 'build';

/** How a word is asked for. Where no sound comes it is written, whatever was chosen. */
export type Asking = 'said' | 'written' | 'both';

export type GameOptions = {
  panel: PanelId | 'all';
  lexigramClass: LexigramClass | 'all';
  /** How many signs lie open. */
  choiceCount: ChoiceCount;
  asking: Asking;
};

export type GamesState =
  | { kind: 'choosing' }
  | { kind: 'finding'; round: FindRound }
  | { kind: 'saying'; deck: Deck }
  | { kind: 'building'; round: BuildRound }
  | { kind: 'over'; game: GameId; met: readonly LexigramKey[] };

export type GamesActions = {
  choose: (options: GameOptions) => void;
  start: (game: GameId) => void;
  /** Says the word or the sentence that is asked for. */
  sayAgain: () => void;
  say: (key: LexigramKey) => void;
  touch: (key: LexigramKey) => void;
  /** Shows the sign that is looked for. */
  showMe: () => void;
  flip: () => void;
  knewIt: () => void;
  later: () => void;
  next: () => void;
  /** Ends the round before its end, with what was met so far. */
  end: () => void;
  leave: () => void;
};
