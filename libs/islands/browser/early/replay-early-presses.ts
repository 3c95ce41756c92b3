import { setPending } from '@paniscus/ui';
import type { EarlyPress } from './early-presses.ts';
import { REPLAYING } from './early-presses.ts';
import { hideStillLoading } from '../still-loading.ts';
import { yieldToBrowser } from '../yield-to-browser.ts';

/**
 * Replays the presses of an island in their order, each in its own task, and with them those that are made meanwhile;
 * calling it again replays nothing.
 */
export async function replayEarlyPresses(island: Element): Promise<void> {
  hideStillLoading();
  island.toggleAttribute(REPLAYING, true);
  await replayAll(island);
  island.removeAttribute(REPLAYING);
}

/**
 * The cell that replayed keys lead to, and those that they came from. Keys pressed meanwhile were recorded in any of these,
 * depending on how far the replay had moved the focus.
 */
type Cursor = { cell: HTMLElement; passed: ReadonlySet<HTMLElement> };

async function replayAll(island: Element): Promise<void> {
  let cursor: Cursor | undefined;
  for (let press = takeFirst(island); press !== undefined; press = takeFirst(island)) {
    // Lets React render what the field or press before has changed.
    await yieldToBrowser();
    setPending(press.target, false);
    const cell = findCell(press, cursor);
    const target = cell ?? findCurrentTarget(press);
    if (target === null) continue;
    setPending(target, false);
    window.isReplayingPress = true;
    try {
      cursor = replay(target, press, cell === null ? undefined : cursor);
    } finally {
      window.isReplayingPress = false;
    }
  }
}

function takeFirst(island: Element): EarlyPress | undefined {
  const presses = window.earlyPresses ?? [];
  const index = presses.findIndex((press) => press.island === island);
  return index === -1 ? undefined : presses.splice(index, 1)[0];
}

const isByKey = ({ key, isOfFocus }: EarlyPress) => key !== undefined || isOfFocus === true;

/** Returns where the keys pressed next begin; undefined after a press by pointer, which moves the focus itself. */
function replay(target: HTMLElement, press: EarlyPress, cursor?: Cursor): Cursor | undefined {
  const { key, isSubmit } = press;
  let cell = target;
  if (key !== undefined) cell = pressKey(target, key);
  else if (isSubmit) submit(target);
  else click(target, press);
  for (const typedKey of press.typedKeys ?? []) dispatchKey(target, typedKey);
  return isByKey(press) ? { cell, passed: new Set(cursor?.passed).add(press.target).add(cell) } : undefined;
}

/** The cell that a key means: unless the visitor has moved the focus since the key before, the one which that key led to. */
function findCell(press: EarlyPress, cursor?: Cursor): HTMLElement | null {
  const isNext = isByKey(press) && cursor?.passed.has(press.target) === true;
  return isNext && cursor.cell.isConnected ? cursor.cell : null;
}

/** Hydration may have replaced the element: find the one of the same kind with the same text. */
function findCurrentTarget({ island, target, word }: EarlyPress): HTMLElement | null {
  if (word !== target.dataset['key']) return island.querySelector(`[data-key="${word}"]`);
  if (target.isConnected) return target;
  const getName = (element: HTMLElement) => element.ariaLabel ?? element.textContent;
  const candidates = [...island.querySelectorAll<HTMLElement>(target.tagName)];
  return candidates.find((candidate) => getName(candidate) === getName(target)) ?? null;
}

const dispatchKey = (target: HTMLElement, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

/** Presses a key in a cell, and returns the cell that it moves the focus to. A visitor who has left the cell stays there. */
function pressKey(cell: HTMLElement, key: string): HTMLElement {
  const { activeElement: focused } = document;
  cell.focus({ preventScroll: true });
  dispatchKey(cell, key);
  const next = document.activeElement;
  if (focused instanceof HTMLElement && focused !== cell && focused !== document.body)
    focused.focus({ preventScroll: true });
  return next instanceof HTMLElement && next !== document.body ? next : cell;
}

/** A click of the pointer stays one: people who press by holding do not press with it. */
function click(target: HTMLElement, { isByPointer = false }: EarlyPress): void {
  const detail = isByPointer ? 1 : 0;
  target.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, detail }));
}

function submit(target: HTMLElement): void {
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else if (target instanceof HTMLButtonElement) target.form?.requestSubmit(target);
}
