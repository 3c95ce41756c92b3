import { useRef } from 'react';
import type { PointerEvent } from 'react';

/** After this many milliseconds a browser sends no click any more for a finger that was lifted. */
const LATE_CLICK_MS = 500;

/** What stays this long beside another finger is a hand at rest. */
const RESTING_MS = 1000;

type Finger = { place: number; since: number; wasAlone: boolean };
type Presses = {
  formatPlace: (target: EventTarget) => number | null;
  press: (place: number) => void;
};

/**
 * Browsers make clicks of one finger only: while another one, or the ball of a hand, rests on the screen, no key would
 * answer. Here each finger that comes and goes on the same key presses it. What the browser takes for scrolling or
 * zooming it cancels, and that presses nothing.
 */
export function useFingers({ formatPlace, press }: Presses) {
  const fingers = useRef(new Map<number, Finger>());
  const last = useRef({ place: -1, at: -Infinity });

  const forget = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);
  return {
    onPointerDown({ pointerType, pointerId, isPrimary, target, timeStamp }: PointerEvent) {
      const place = formatPlace(target);
      if (pointerType !== 'touch' || place === null) return;
      for (const finger of fingers.current.values()) finger.wasAlone = false;
      const wasAlone = isPrimary && fingers.current.size === 0;
      fingers.current.set(pointerId, { place, since: timeStamp, wasAlone });
    },
    onPointerUp(event: PointerEvent) {
      const finger = fingers.current.get(event.pointerId);
      forget(event);
      // A finger is bound to where it came down; where it went up, only the screen knows.
      const under = document.elementFromPoint(event.clientX, event.clientY);
      if (finger === undefined || finger.wasAlone || event.timeStamp - finger.since > RESTING_MS) return;
      if (under === null || formatPlace(under) !== finger.place) return;
      last.current = { place: finger.place, at: event.timeStamp };
      press(finger.place);
    },
    onPointerCancel: forget,
    /** Whether a click comes on top of a press that has counted already. */
    isEcho: (place: number, at: number) =>
      last.current.place === place && at - last.current.at < LATE_CLICK_MS,
  };
}
