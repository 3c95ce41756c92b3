import type { KeyboardSettings } from '@paniscus/domain/keyboard';
import { useEffect, useState } from 'react';
import { createDebounce } from './debounce';
import { createDelayedPress } from './delayed-press';
import { listenForDwelling, listenForHolds, listenForSlides } from './listen-for-presses';
import type { Listen } from './listen-for-presses';
import { findPressTarget, isClickable } from './press-target';

type PressAidSettings = Pick<KeyboardSettings, 'pressMode' | 'pressDelayMs' | 'debounceMs'>;

function stopAll(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Ignores presses that follow too soon, and the clicks of pointers that have to be held. */
function listenForClicks(
  { pressMode, debounceMs }: PressAidSettings,
  options: AddEventListenerOptions,
): void {
  const debounce = createDebounce(debounceMs);
  const onPointerDown = (event: PointerEvent) => debounce.isTooSoon(event) && stopAll(event);
  const onClick = (event: MouseEvent) => {
    const target = findPressTarget(event.target);
    // Only the click at the end of the delay has no detail.
    const isTooShort = pressMode === 'hold' && event.detail > 0 && (target === null || isClickable(target));
    if (debounce.isTooSoon(event) || isTooShort) return stopAll(event);
    // The click of a label is followed by that of its field.
    if (target !== null && target.contains(event.target as Node)) debounce.record(event);
  };
  window.addEventListener('pointerdown', onPointerDown, options);
  window.addEventListener('click', onClick, options);
}

/**
 * Presses after holding, dwelling or sliding, and ignores presses that follow too soon, everywhere on the page and in its
 * dialogs. Returns the element whose press is being waited for.
 */
export function usePressAids({ pressMode, pressDelayMs, debounceMs }: PressAidSettings): HTMLElement | null {
  const [waitingFor, setWaitingFor] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const cleanup = new AbortController();
    const options = { capture: true, signal: cleanup.signal };
    const listen: Listen = (name, handler) =>
      window.addEventListener(name, handler, { ...options, passive: false });
    const delayedPress = createDelayedPress(pressDelayMs, setWaitingFor);
    listenForClicks({ pressMode, pressDelayMs, debounceMs }, options);
    if (pressMode === 'hold') listenForHolds(listen, delayedPress);
    if (pressMode === 'dwell') listenForDwelling(listen, delayedPress);
    if (pressMode === 'release') listenForSlides(listen);
    // Repeats the press of a pointer that is held down already. A resting one presses once it moves.
    if (pressMode === 'hold' || pressMode === 'release') window.dispatchEvent(new Event('aids-ready'));
    return () => {
      cleanup.abort();
      delayedPress.stop();
    };
  }, [pressMode, pressDelayMs, debounceMs]);
  return waitingFor;
}
