export { KeyboardScreen } from './KeyboardScreen/KeyboardScreen';
export { OfflineNote } from './OfflineNote/OfflineNote';
export { useKeyboard } from './store/use-keyboard';
export type { KeyboardActions, KeyboardLinks, KeyboardStart, KeyboardState } from './keyboard.types';
export type { OfflineState } from './OfflineNote/OfflineNote';
