const BOARD = '[data-scan-group="board"]';

/** Whether Enter or Space pressed the focused key; clicks of pointers have a detail. */
const isByKey = ({ target, detail }: MouseEvent): boolean =>
  detail === 0 &&
  target instanceof Element &&
  target === document.activeElement &&
  target.closest(BOARD) !== null;

/** Holds back presses of the focused key by Enter and Space until `release` presses the key that has the focus by then. */
export function holdKeyPresses() {
  let isHeld = false;
  const hold = (event: MouseEvent) => {
    if (!isByKey(event)) return;
    event.stopImmediatePropagation();
    isHeld = true;
  };
  window.addEventListener('click', hold, { capture: true });
  return {
    /** Forgets the press, which was meant for a word that there is not. Returns whether there was one. */
    drop(): boolean {
      const wasHeld = isHeld;
      isHeld = false;
      return wasHeld;
    },
    release(): void {
      window.removeEventListener('click', hold, { capture: true });
      if (isHeld) document.activeElement?.closest<HTMLElement>(`${BOARD} [data-cell]`)?.click();
    },
  };
}
