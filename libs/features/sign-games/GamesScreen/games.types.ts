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

/** How a word is presented. Without sound it is always shown as text. */
export type PromptMode = 'audio' | 'text' | 'both';

export type GameOptions = {
  /** `own` for the words that the person has made on the keyboard. */
  panel: PanelId | 'all' | 'own';
  lexigramClass: LexigramClass | 'all';
  choiceCount: ChoiceCount;
  promptMode: PromptMode;
};

export type GamesState =
  /** `played` is the game that was just over. */
  | { kind: 'choosing'; played?: GameId }
  | { kind: 'finding'; round: FindRound }
  | { kind: 'saying'; deck: Deck }
  | { kind: 'building'; round: BuildRound }
  /** `isEarly` when the round was ended before its last question. */
  | { kind: 'over'; game: GameId; practicedKeys: readonly LexigramKey[]; isEarly: boolean };

export type GamesActions = {
  changeOptions: (options: GameOptions) => void;
  start: (game: GameId) => void;
  repeatPrompt: () => void;
  say: (key: LexigramKey) => void;
  chooseSign: (key: LexigramKey) => void;
  revealAnswer: () => void;
  /** Turns the card over, so that its word is shown. */
  revealCard: () => void;
  markKnown: () => void;
  repeatLater: () => void;
  next: () => void;
  /** Ends the round early, with the signs met so far. */
  end: () => void;
  backToMenu: () => void;
};
