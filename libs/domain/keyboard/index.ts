export { BOARD_IDS, BOARD_CELLS, BOARD_COLUMNS, BOARD_ROWS, SOUND_SETS } from './board.rules.ts';
export { findBoardFaults } from './board-file/faults/board-faults.rules.ts';
export type { Fault, OpenBoard, OpenButton } from './board-file/board-file.types.ts';
export { listOmissions } from './board-file/omissions.rules.ts';
export { repairBoard } from './board-file/repair-board.rules.ts';
export {
  buildFoundManifest,
  findManifestFaults,
  listBoardPaths,
  withManifestPaths,
} from './board-file/manifest.rules.ts';
export { parseBoard } from './board-file/parse-board.rules.ts';
export type { FindTarget } from './board-file/read-cells.rules.ts';
export { findLinkedBoard } from './board-file/link-boards.rules.ts';
export type { ParsedBoard } from './board-file/parse-board.rules.ts';
export type { ReadMedia } from './board-file/board-file.types.ts';
export { withHiddenButtons } from './board-file/hidden-buttons.rules.ts';
export { updateBoard } from './board-file/update-board.rules.ts';
export { CONTINUATION_CELL, getSourceGrid } from './board-file/lay-out-board.rules.ts';
export type { AddedButton } from './board-file/board-buttons.rules.ts';
export { buildOwnKey, findWordProblem, isOwnKey, withoutOwnWord } from './own-word/own-word.rules.ts';
export type { WordUses } from './own-word/own-word.rules.ts';
export { parseBoardSource, parseOwnWords } from './own-word/parse-own-word.rules.ts';
export { chooseVoice } from './own-word/choose-voice.rules.ts';
export type { DeviceVoice } from './own-word/choose-voice.rules.ts';
export { CENTERED_CROP, CROP_ZOOM, getCropSquare, PICTURE_SIDE } from './own-word/crop.rules.ts';
export type { Crop } from './own-word/crop.rules.ts';
export {
  buildDrawingFile,
  buildDrawingPath,
  DRAWING_SIDE,
  PEN_WIDTH,
  withPoint,
} from './own-word/drawing.rules.ts';
export type { Stroke } from './own-word/drawing.rules.ts';
export {
  encodeWav,
  levelRecording,
  MAX_RECORDING_S,
  RECORDING_RATE,
  trimSilence,
} from './own-word/recording.rules.ts';
export {
  FULL_GRID,
  isFullGrid,
  isInGrid,
  MIN_COLUMNS,
  withHiddenWords,
  withStep,
} from './own-board/grid.rules.ts';
export {
  buildOwnBoardId,
  countHiddenWords,
  createOwnBoard,
  findBoardNameProblem,
  findFreeName,
  findRoomProblem,
  GRID_PRESETS,
  listFolderKeys,
  listGridCells,
  listShownCells,
  MAX_OWN_BOARDS,
  removeFromBoards,
} from './own-board/own-board.rules.ts';
export { parseOwnBoards } from './own-board/parse-own-board.rules.ts';
export type { OwnBoard, OwnBoardId } from './own-board/own-board.types.ts';
export { WORD_CLASSES } from './own-word/word-classes.data.ts';
export type { BoardSource, OwnWord, OwnWords } from './own-word/own-word.types.ts';
export {
  buildManifest,
  buildOpenBoard,
  getBoardPath,
  isPanelDocument,
} from './board-file/build-board.rules.ts';
export {
  buildDelta,
  fillEmptyCells,
  isEmptyBoard,
  undoStep,
  withoutWordAt,
  recordStep,
  withSwap,
  withWordAt,
  listBoardWords,
} from './custom-board.rules.ts';
export type { BoardEdit } from './custom-board.rules.ts';
export {
  EMPTY_DELTA,
  mergeKeyboards,
  parseSavedKeyboard,
  DEFAULT_KEYBOARD,
  withSentence,
} from './saved-keyboard.rules.ts';
export {
  SCAN_DELAY,
  SCAN_PACE,
  SCAN_ROUNDS,
  PRESS_DELAY,
  DEBOUNCE,
  DEFAULT_SETTINGS,
  VOICE_PITCH,
  VOICE_RATE,
  VOICE_VOLUME,
} from './settings.rules.ts';
export type {
  BoardGrid,
  BoardId,
  DeltaBoard,
  SavedKeyboard,
  KeyboardSettings,
  LexigramClass,
  LexigramKey,
  PanelId,
  Phrase,
  PressMode,
  Scanning,
  ScanPattern,
  SoundSet,
  VoiceSettings,
} from './keyboard.types.ts';
export {
  createBuildRound,
  isBuilt,
  listBuildWords,
  nextSentence,
  getCurrentSentence,
  placeSign,
} from './games/build-sentence.rules.ts';
export type { BuildRound } from './games/build-sentence.rules.ts';
export { ROUND_LENGTH } from './games/shuffle.rules.ts';
export type { Random } from './games/shuffle.rules.ts';
export { createDeck, markKnown, repeatLater, revealCard } from './games/flashcards.rules.ts';
export type { Deck } from './games/flashcards.rules.ts';
export {
  CHOICE_COUNTS,
  createFindRound,
  isFound,
  listFindWords,
  nextQuestion,
  getCurrentQuestion,
  revealChoice,
} from './games/find-sign.rules.ts';
export type { ChoiceCount, FindRound } from './games/find-sign.rules.ts';
export { buildKeyboardQuery, parseKeyboardLink } from './link.rules.ts';
export type { KeyboardLink } from './link.rules.ts';
export type { SiteWord } from './site-word.types.ts';
export {
  normalizeWord,
  findWords,
  hasSpaceNext,
  isTypeAheadKey,
  EMPTY_TYPE_AHEAD,
  findTypedCell,
} from './word-search.rules.ts';
export { appendCharacter } from './word-search.rules.ts';
export type { WordPosition } from './word-search.rules.ts';
export { createUnlockSum, isSumSolved, UNLOCK_HOLD_MS } from './lock/unlock.rules.ts';
export { findSentence } from './modeling/find-sentence.rules.ts';
export type { SentencePart } from './modeling/find-sentence.rules.ts';
export { predictWords } from './prediction/predict-words.rules.ts';
export {
  selectInFrame,
  clampFrame,
  groupIntoLines,
  advanceFrame,
  computeScanDelay,
  SCAN_START,
} from './scanning/scan.rules.ts';
export {
  advanceBlock,
  BLOCK_SCAN_START,
  clampBlockFrame,
  listBlocks,
  selectBlock,
} from './scanning/block-scan.rules.ts';
export type { SwitchScanning } from './scanning/scan.rules.ts';
export { isFull, MAX_SENTENCE, withoutSign, withSign } from './sentence.rules.ts';
export {
  canSavePhrase,
  isPhrase,
  MAX_PHRASE_NAME,
  MAX_PHRASES,
  renamePhrase,
  withPhrase,
} from './phrase.rules.ts';
export type { Sentence } from './sentence.rules.ts';
export type { PlaybackEnd, SignPlayer, SoundState } from './sound.types.ts';
