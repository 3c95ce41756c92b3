export { preloadBoardAccess } from './KeyboardScreen/BoardAccess';
export { canSpeak, speakText } from './voice/speak-text';
export { KeyboardScreen } from './KeyboardScreen/KeyboardScreen';
export { OfflineNote } from './OfflineNote/OfflineNote';
export { addOwnWords, findOwnWord } from './store/own-words';
export type { KeyboardBackup, StorageProblem } from './keyboard.types';
export type { KeyboardChange, KeyboardStorage } from './store/keyboard-storage';
export { useKeyboard } from './store/use-keyboard';
export type { OfflineState, SavedSoundsState } from './OfflineNote/offline.types';
