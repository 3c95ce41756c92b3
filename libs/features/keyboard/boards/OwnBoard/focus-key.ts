import { findOwnWord } from '../../store/own-words';

/** Focuses a key of the open board, the one that opens the board of the id if it is there, after what had the focus is gone. */
export function focusKey(opens?: string): void {
  const { activeElement, body } = document;
  if (activeElement !== body && activeElement?.localName !== 'main') return;
  const keys = [...document.querySelectorAll<HTMLElement>('[data-scan-group="board"] [data-cell]')];
  const folder = keys.find(
    ({ dataset }) => opens !== undefined && findOwnWord(dataset.key ?? '')?.opens === opens,
  );
  (folder ?? keys.find(({ tabIndex }) => tabIndex === 0))?.focus();
}
