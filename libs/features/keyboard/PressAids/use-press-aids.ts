import type { KeyboardSettings } from '@paniscus/domain/keyboard';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { createDebounce } from './debounce';

type PressAidSettings = Pick<KeyboardSettings, 'pressMode' | 'pressDelayMs' | 'debounceMs'>;

const findKey = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;

const isUnder = (key: HTMLElement, { clientX, clientY }: PointerEvent) =>
  key.contains(document.elementFromPoint(clientX, clientY));

function consume(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

type Waiting = { start: (key: HTMLElement) => void; stop: () => void; key: () => HTMLElement | null };

/** Waits on one key and presses it at the end; shows the key that is waited for. */
function createWaiting(delayMs: number, show: (key: HTMLElement | null) => void): Waiting {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: HTMLElement | null = null;
  const stop = () => {
    clearTimeout(timer);
    if (waiting !== null) show(null);
    waiting = null;
  };
  return {
    stop,
    key: () => waiting,
    start(key) {
      stop();
      waiting = key;
      show(key);
      timer = setTimeout(() => {
        stop();
        key.click();
      }, delayMs);
    },
  };
}

type Listen = <TName extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'pointerover'>(
  name: TName,
  handler: (event: PointerEvent) => void,
) => void;

/** A touch presses its key after the delay; a shorter one presses nothing. */
function listenForHolds(listen: Listen, { start, stop, key }: Waiting): void {
  listen('pointerdown', (event) => {
    const target = findKey(event);
    if (target === null || event.button !== 0) return;
    consume(event);
    start(target);
  });
  listen('pointermove', (event) => {
    const current = key();
    if (current !== null && !isUnder(current, event)) stop();
  });
  listen('pointerup', stop);
  listen('pointercancel', stop);
}

/** A pointer that rests on a key presses it after the delay, once for each visit. */
function listenForDwelling(listen: Listen, { start, stop }: Waiting): void {
  let visited: HTMLElement | null = null;
  listen('pointerover', (event) => {
    const target = findKey(event);
    if (target === visited || event.pointerType === 'touch') return;
    visited = target;
    if (target === null) stop();
    else start(target);
  });
  listen('pointerdown', stop);
}

/**
 * Presses after holding or dwelling, and ignores presses that follow too soon. Listens in the capture phase, before the
 * board; returns the key whose press is being waited for.
 */
export function usePressAids(
  { pressMode, pressDelayMs, debounceMs }: PressAidSettings,
  root: RefObject<HTMLElement | null>,
): HTMLElement | null {
  const [waitingKey, setWaitingKey] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const board = root.current?.querySelector<HTMLElement>('[data-scan-group="board"]');
    if (!board) return undefined;
    const cleanup = new AbortController();
    const options = { capture: true, signal: cleanup.signal };
    const listen: Listen = (name, handler) => board.addEventListener(name, handler, options);
    const debounce = createDebounce(debounceMs);
    board.addEventListener('pointerdown', (event) => debounce.isTooSoon(event) && stopAll(event), options);
    const waiting = createWaiting(pressDelayMs, setWaitingKey);
    if (pressMode === 'hold') listenForHolds(listen, waiting);
    if (pressMode === 'dwell') {
      listenForDwelling(listen, waiting);
      board.addEventListener('pointerleave', waiting.stop, { signal: cleanup.signal });
    }
    const onClick = (event: MouseEvent) => {
      // The click of a held pointer is replaced by the one at the end of the delay, which has no detail.
      if (debounce.isTooSoon(event) || (pressMode === 'hold' && event.detail > 0)) return stopAll(event);
      debounce.record(event);
    };
    board.addEventListener('click', onClick, options);
    return () => {
      cleanup.abort();
      waiting.stop();
    };
  }, [root, pressMode, pressDelayMs, debounceMs]);
  return waitingKey;
}

function stopAll(event: Event): void {
  consume(event);
  event.stopImmediatePropagation();
}
