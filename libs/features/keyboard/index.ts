export { KeyboardScreen } from './KeyboardScreen/KeyboardScreen';
export { OfflineNote } from './OfflineNote/OfflineNote';
export { useKeyboard } from './store/use-keyboard';
export type { OfflineState } from './OfflineNote/OfflineNote';
