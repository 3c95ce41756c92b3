import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import { findCellIndex } from './use-tab-stop';

/** After this time, browsers send no click for a lifted finger, in milliseconds. */
const LATE_CLICK_MS = 500;

/** A touch longer than this, next to another finger, is a resting hand. */
const RESTING_MS = 1000;

type Pointer = { index: number; since: number; isAlone: boolean };

type PressHandlers = {
  /** Pointer down on a key; followed by `press` or `cancel` for the same key. */
  start: (index: number) => void;
  press: (index: number) => void;
  /** The pointer left the key, or the browser uses the touch to scroll or zoom. */
  cancel: (index: number) => void;
};

/** Cell where a pointer is lifted. Touch events are captured by their initial target, so the position is looked up. */
const findCellUnder = ({ pointerType, target, clientX, clientY }: PointerEvent) => {
  const under = pointerType === 'touch' ? document.elementFromPoint(clientX, clientY) : target;
  return under && findCellIndex(under);
};

/** Whether a lifted pointer presses its key: it is still there, and no resting hand. */
const isPress = (event: PointerEvent, { index, since, isAlone }: Pointer) =>
  findCellUnder(event) === index &&
  (isAlone || event.pointerType !== 'touch' || event.timeStamp - since <= RESTING_MS);

function addPointer(
  pointers: Map<number, Pointer>,
  { pointerType, pointerId, timeStamp }: PointerEvent,
  index: number,
): void {
  for (const pointer of pointers.values()) pointer.isAlone = false;
  const isAlone = pointerType !== 'touch' || pointers.size === 0;
  pointers.set(pointerId, { index, since: timeStamp, isAlone });
}

/**
 * Presses by mouse, pen and any number of fingers. A mouse presses by its click. Fingers press when they are lifted from
 * the key that they touched: browsers send clicks only for a single finger, and none for a long touch.
 */
export function usePointerPresses({ start, press, cancel }: PressHandlers) {
  const { current: pointers } = useRef(new Map<number, Pointer>());
  // Several, because a busy browser sends the click of a finger after the next finger was lifted.
  const touches = useRef<{ index: number; at: number }[]>([]);

  const release = (event: PointerEvent, isLifted: boolean) => {
    const pointer = pointers.get(event.pointerId);
    if (pointer === undefined) return;
    pointers.delete(event.pointerId);
    const { index } = pointer;
    if (!isLifted || !isPress(event, pointer)) return cancel(index);
    if (event.pointerType !== 'touch') return;
    touches.current.push({ index, at: event.timeStamp });
    press(index);
  };

  return {
    onPointerDown(event: PointerEvent) {
      const index = findCellIndex(event.target);
      if (index === null || event.button !== 0) return;
      addPointer(pointers, event, index);
      start(index);
    },
    onPointerUp: (event: PointerEvent) => release(event, true),
    onPointerCancel: (event: PointerEvent) => release(event, false),
    /** A mouse that leaves the board presses nothing, wherever its button is released. */
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'touch' || release(event, false),
    onClick({ target, timeStamp }: MouseEvent) {
      const index = findCellIndex(target);
      if (index === null) return;
      const recent = touches.current.filter(({ at }) => timeStamp - at < LATE_CLICK_MS);
      const touch = recent.find((candidate) => candidate.index === index);
      touches.current = recent.filter((other) => other !== touch);
      // The click of a touch that already counted as a press.
      if (touch === undefined) press(index);
    },
    /** A long touch is a press, not a request for a menu. */
    onContextMenu: (event: MouseEvent) => pointers.size > 0 && event.preventDefault(),
  };
}
