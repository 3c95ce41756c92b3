import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

interface TouchSwitchParams {
  /** Contains the board. */
  root: RefObject<HTMLElement | null>;
  /** The dialog that is scanned. */
  dialog: Element | null;
  onPress: (timeStamp: number) => void;
}

const isInBoard = (root: Element | null, target: Element) =>
  root !== null && root.contains(target.closest('[data-scan-group="board"]'));

function consume(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Touching the board counts as a switch press, and so does touching a dialog that was opened in this way. The returned
 * function is called for other presses, and lets the next click pass.
 */
export function useTouchSwitch({ root, dialog, onPress }: TouchSwitchParams): () => void {
  /**
   * False between a pointerdown, which already counted as a switch press, and its click, which is suppressed unless the
   * scan itself triggered it.
   */
  const isTouchOver = useRef(true);
  /** Whether the last press was a touch of the board. */
  const isByTouch = useRef(false);
  const touchDialog = useRef<Element | null>(null);

  const isSwitch = (target: EventTarget | null) =>
    target instanceof Element &&
    (dialog === null
      ? isInBoard(root.current, target)
      : touchDialog.current === dialog && dialog.contains(target));
  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    isByTouch.current = isSwitch(event.target);
    isTouchOver.current = true;
    if (!isByTouch.current) return;
    consume(event);
    if (event.button === 0) onPress(event.timeStamp);
    isTouchOver.current = false;
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (!isTouchOver.current && isSwitch(event.target)) consume(event);
    isTouchOver.current = true;
  });

  useEffect(() => {
    if (dialog !== null && isByTouch.current) touchDialog.current = dialog;
  }, [dialog]);
  useEffect(() => {
    const cleanup = new AbortController();
    const options = { capture: true, signal: cleanup.signal };
    window.addEventListener('pointerdown', (event) => onPointerDown(event), options);
    window.addEventListener('click', (event) => onClick(event), options);
    return () => cleanup.abort();
  }, []);

  return () => {
    isTouchOver.current = true;
    isByTouch.current = false;
  };
}
