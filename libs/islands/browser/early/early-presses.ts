import { isFollowedHere, setPending } from '@paniscus/ui';
import { NOTICE_DELAY_MS, showStillLoading } from '../still-loading.ts';
import { WAITING_ISLAND } from '../waiting-island.ts';

/** Attribute of a hydrated island while its early presses are replayed. */
export const REPLAYING = 'data-replaying';

/** A press on a control of an island that is not hydrated yet. */
export type EarlyPress = {
  island: Element;
  /** The button or link; for a form that was submitted with Enter, the form. */
  target: HTMLElement;
  isSubmit: boolean;
  /** Word on the pressed key of a board; after hydration, the board may show others. */
  word?: string;
  /** Key pressed in a grid, whose arrow keys and letters only work with script. */
  key?: string;
  /** Pressed with Enter or Space in a grid: it means the cell that the keys before it lead to. */
  isOfFocus?: boolean;
  /** Pressed with the mouse or a finger. */
  isByPointer?: boolean;
  /** Keys pressed while the button, which may open a dialog to type into, was waiting. */
  typedKeys?: string[];
};

declare global {
  interface Window {
    /** Recorded by the script before the island, replayed by the islands. */
    earlyPresses?: EarlyPress[];
    /** While a recorded press is repeated, so that it is not recorded again. */
    isReplayingPress?: boolean;
  }
}

/**
 * Records presses of buttons and submitted forms of islands before hydration, and keeps the browser from submitting
 * those forms. Runs before the island, so that no press is too early.
 */
export function recordEarlyPresses(): void {
  window.earlyPresses = [];
  addEventListener('click', recordPress, true);
  addEventListener('submit', recordPress, true);
  addEventListener('pointerdown', leaveToClick, true);
  addEventListener('keydown', withdrawPress, true);
}

/** Escape on a pressed button, whose dialog is no longer wanted. What a board said stays said, and a form is on its way. */
function withdrawPress({ key, target }: KeyboardEvent): void {
  const presses = window.earlyPresses;
  if (key !== 'Escape' || presses === undefined || !(target instanceof HTMLElement)) return;
  const others = presses.filter(
    (press) => press.target !== target || press.isSubmit || press.word !== undefined,
  );
  if (others.length === presses.length) return;
  window.earlyPresses = others;
  setPending(target, false);
}

/** A finger presses the keys of a board without a click: React would handle it before the presses that are replayed. */
function leaveToClick(event: PointerEvent): void {
  const { pointerType, target } = event;
  if (pointerType !== 'touch' || !(target instanceof Element) || findButton(target) === null) return;
  if (target.closest(WAITING_ISLAND) !== null) event.stopPropagation();
}

function recordPress(event: Event): void {
  if (window.isReplayingPress === true || !(event.target instanceof Element)) return;
  const island = event.target.closest(WAITING_ISLAND);
  const isSubmit = event.type === 'submit';
  if (island === null) return;
  const link = findLink(event, island);
  const target = isSubmit ? findSubmitter(event as SubmitEvent) : (findButton(event.target) ?? link);
  if (target === null) return;
  if (isSubmit || target === link) event.preventDefault();
  // React, which may be hydrating, must not handle it as well.
  event.stopImmediatePropagation();
  const isRepeated = isSubmit && window.earlyPresses?.some((press) => press.target === target);
  const isOfFocus = isPressOfFocus(event as MouseEvent, target);
  // Another cell is working.
  if (!isOfFocus || !hasEarlyKeys()) setPending(target, true);
  if (!isRepeated)
    window.earlyPresses?.push({
      island,
      target,
      isSubmit,
      isOfFocus,
      isByPointer: (event as MouseEvent).detail > 0,
      word: target.dataset['key'],
    });
  if (!isRepeated) setTimeout(() => announcePress(target), NOTICE_DELAY_MS);
  if (isSubmit) addEventListener('beforeunload', askToStay);
}

/** Whether a form waits to be sent. */
export const isFormWaiting = (): boolean => window.earlyPresses?.some(({ isSubmit }) => isSubmit) === true;

/** The browser asks before the page is left with a form that was not sent yet. */
function askToStay(event: BeforeUnloadEvent): void {
  if (isFormWaiting()) event.preventDefault();
  else removeEventListener('beforeunload', askToStay);
}

/** Whether a key pressed the focused cell of a grid; clicks of pointers have a detail. */
const isPressOfFocus = ({ type, detail }: MouseEvent, target: HTMLElement) =>
  type === 'click' &&
  detail === 0 &&
  target === document.activeElement &&
  target.closest('[role="grid"]') !== null;

/** Whether keys of a grid wait to be replayed, which will move the focus. */
export const hasEarlyKeys = (): boolean => window.earlyPresses?.some(({ key }) => key !== undefined) === true;

/** Tells the visitor that the press still waits for a script, which may never arrive. */
function announcePress(target: HTMLElement): void {
  if (target.hasAttribute('data-pending')) showStillLoading((notice) => target.after(notice));
}

const findSubmitter = ({ submitter, target }: SubmitEvent) => submitter ?? (target as HTMLElement);

/** Submit buttons are recorded by their form; other buttons with a native effect act at once. */
const findButton = (target: Element) =>
  target.closest<HTMLElement>('button[type="button"]:not([popovertarget], [data-action])');

/**
 * A link that is followed in this tab while earlier presses are replayed; following it at once, a form submitted before
 * would be sent after it, and its page would replace that of the link. Before hydration, links act at once.
 */
function findLink(event: Event, island: Element): HTMLAnchorElement | null {
  if (!island.hasAttribute(REPLAYING) || !isFollowedHere(event as MouseEvent)) return null;
  return (event.target as Element).closest('a[href]:not([target], [download])');
}
