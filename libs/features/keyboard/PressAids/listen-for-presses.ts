import type { DelayedPress } from './delayed-press';
import { findPressTarget, isClickable } from './press-target';

type PressEvents = Pick<
  WindowEventMap,
  | 'contextmenu'
  | 'pointerdown'
  | 'pointermove'
  | 'pointerup'
  | 'pointercancel'
  | 'pointerover'
  | 'pointerout'
  | 'touchmove'
>;

/** Calls the handler in the capture phase, before anything else on the page. */
export type Listen = <TName extends keyof PressEvents>(
  name: TName,
  handler: (event: PressEvents[TName]) => void,
) => void;

/** The page does not scroll under a single finger that is pressing, which would end the press; two fingers scroll it. */
function preventScroll(listen: Listen, isPressing: () => boolean): void {
  listen('touchmove', (event) => {
    if (event.touches.length === 1 && isPressing()) event.preventDefault();
  });
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** Touches are captured by their initial target, so the position is looked up. */
const findTargetAt = ({ clientX, clientY }: Point) =>
  findPressTarget(document.elementFromPoint(clientX, clientY));

/**
 * A touch presses its target after the delay; a shorter one presses nothing. Another finger, such as that of a resting
 * hand, neither ends nor replaces the touch. Fields are used as without aids.
 */
export function listenForHolds(listen: Listen, { start, stop, target }: DelayedPress): void {
  let holdingPointer: number | null = null;
  const isHolding = ({ pointerId }: PointerEvent) => target() !== null && pointerId === holdingPointer;
  const stopHold = (event: PointerEvent) => isHolding(event) && stop();
  listen('pointerdown', (event) => {
    const pressed = findPressTarget(event.target);
    if (pressed === null || !isClickable(pressed) || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (target() !== null) return;
    holdingPointer = event.pointerId;
    start(pressed);
  });
  listen('pointermove', (event) => isHolding(event) && findTargetAt(event) !== target() && stop());
  listen('pointerup', stopHold);
  listen('pointercancel', stopHold);
  listen('contextmenu', (event) => target() !== null && event.preventDefault());
  preventScroll(listen, () => target() !== null);
}

const isSamePoint = (one: Point | null, { clientX, clientY }: Point) =>
  one?.clientX === clientX && one.clientY === clientY;

/**
 * A pointer that rests on a target presses it after the delay, once for each visit. What appears under the resting pointer,
 * such as a dialog, is not visited before the pointer moves.
 */
export function listenForDwelling(listen: Listen, { start, stop }: DelayedPress): void {
  let visited: HTMLElement | null = null;
  let lastPoint: Point | null = null;
  const visit = (event: PointerEvent) => {
    const target = findPressTarget(event.target);
    if (target === visited || event.pointerType === 'touch' || isSamePoint(lastPoint, event)) return;
    visited = target;
    if (target === null) stop();
    else start(target);
  };
  listen('pointerover', visit);
  listen('pointermove', (event) => {
    // It may have come to rest on a key before the page was ready.
    if (lastPoint === null) visit(event);
    lastPoint = { clientX: event.clientX, clientY: event.clientY };
  });
  listen('pointerout', ({ relatedTarget }) => {
    if (relatedTarget !== null) return;
    visited = null;
    stop();
  });
  listen('pointerdown', stop);
}

/** A pointer that slides to another target before it is lifted presses that one; other fingers meanwhile do not count. */
export function listenForSlides(listen: Listen): void {
  let sliding: { pointerId: number; from: HTMLElement | null } | null = null;
  const isOther = ({ pointerId }: PointerEvent) => sliding !== null && sliding.pointerId !== pointerId;
  listen('pointerdown', (event) => {
    if (isOther(event)) return;
    sliding = event.button === 0 ? { pointerId: event.pointerId, from: findPressTarget(event.target) } : null;
  });
  listen('pointerup', (event) => {
    if (sliding === null || isOther(event)) return;
    const { from } = sliding;
    const target = findTargetAt(event);
    sliding = null;
    if (from !== null && target !== null && target !== from && isClickable(target)) target.click();
  });
  listen('pointercancel', (event) => {
    if (!isOther(event)) sliding = null;
  });
  preventScroll(listen, () => sliding !== null && sliding.from !== null);
}
