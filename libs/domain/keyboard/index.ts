export { BOARD_IDS, BOARD_PLACES } from './board.rules.ts';
export { findBoardFaults } from './board-file/board-faults.rules.ts';
export type { Fault, OpenBoard } from './board-file/board-file.types.ts';
export { listBoardPaths, findManifestFaults } from './board-file/manifest.rules.ts';
export { parseBoard } from './board-file/read-board.rules.ts';
export type { ReadBoard } from './board-file/read-board.rules.ts';
export { buildManifest, buildOpenBoard } from './board-file/written-board.rules.ts';
export {
  buildDelta,
  filledWith,
  withoutStep,
  withoutWordAt,
  withStep,
  withSwap,
  withWordAt,
  wordsOn,
} from './delta.rules.ts';
export {
  EMPTY_DELTA,
  parseSavedKeyboard,
  SCAN_PACE,
  USUAL_KEYBOARD,
  USUAL_SETTINGS,
  withSentence,
} from './saved-keyboard.rules.ts';
export type {
  BoardId,
  DeltaBoard,
  SavedKeyboard,
  KeyboardSettings,
  LexigramClass,
  LexigramKey,
  PanelId,
  Scanning,
  SoundSet,
} from './keyboard.types.ts';
export {
  createBuildRound,
  isBuilt,
  metInBuild,
  nextSentence,
  sentenceAt,
  withLaid,
} from './games/build.rules.ts';
export type { BuildRound } from './games/build.rules.ts';
export { ROUND_LENGTH } from './games/deal.rules.ts';
export type { Random } from './games/deal.rules.ts';
export { createDeck, known, laterAgain, turned } from './games/deck.rules.ts';
export type { Deck } from './games/deck.rules.ts';
export {
  CHOICE_COUNTS,
  getFindRound,
  isFound,
  metInFind,
  nextQuestion,
  findQuestion,
  withTry,
} from './games/find.rules.ts';
export type { ChoiceCount, FindRound } from './games/find.rules.ts';
export { buildKeyboardUrl, parseKeyboardLink } from './link.rules.ts';
export type { KeyboardLink } from './link.rules.ts';
export type { SiteWord } from './site-word.types.ts';
export { foldedWord, findWords, isTyped, NOTHING_TYPED, placeTyped } from './find.rules.ts';
export { withCharacter } from './find.rules.ts';
export type { WordPosition } from './find.rules.ts';
export { chosenAt, heldFrame, groupByEdges, movedFrame, SCAN_START } from './scan.rules.ts';
export type { ScanFrame, SwitchScanning } from './scan.rules.ts';
export { isFull, MAX_SENTENCE, withoutSign, withSign } from './sentence.rules.ts';
export type { Sentence } from './sentence.rules.ts';
export type { PlayEnd, SignPlayer, SoundState } from './sound.types.ts';
