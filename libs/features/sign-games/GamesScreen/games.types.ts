import type {
  BuildRound,
  ChoiceCount,
  Deck,
  FindRound,
  LexigramClass,
  LexigramKey,
  PanelId,
} from '@paniscus/domain/keyboard';

export type GameId = 'find' | 'say' | 'build';

/** How a word is asked for. Without sound it is always shown as text. */
export type Asking = 'said' | 'written' | 'both';

export type GameOptions = {
  panel: PanelId | 'all';
  lexigramClass: LexigramClass | 'all';
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
  /** Repeats the spoken prompt. */
  sayAgain: () => void;
  say: (key: LexigramKey) => void;
  touch: (key: LexigramKey) => void;
  /** Reveals the correct sign. */
  showMe: () => void;
  flip: () => void;
  knewIt: () => void;
  later: () => void;
  next: () => void;
  /** Ends the round early, with the signs met so far. */
  end: () => void;
  leave: () => void;
};
