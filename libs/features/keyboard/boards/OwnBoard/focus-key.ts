import { findOwnWord } from '../../store/own-words';

/** Whether no control has the focus, because the one that had it is gone. */
export function isFocusLost(): boolean {
  const { activeElement: active } = document;
  return active === null || active.matches('body, main');
}

/** Focuses a key of the open board, the one that opens the board of the id if it is there. */
export function focusKey(opens?: string): void {
  const keys = [...document.querySelectorAll<HTMLElement>('[data-scan-group="board"] [data-cell]')];
  const folder = keys.find(
    ({ dataset }) => opens !== undefined && findOwnWord(dataset.key ?? '')?.opens === opens,
  );
  (folder ?? keys.find(({ tabIndex }) => tabIndex === 0))?.focus();
}
