import { useRef } from 'react';
import type { PointerEvent } from 'react';

/** After this time, browsers send no click for a lifted finger, in milliseconds. */
const LATE_CLICK_MS = 500;

/** A touch longer than this, next to another finger, is a resting hand. */
const RESTING_MS = 1000;

type Finger = { place: number; since: number; wasAlone: boolean };
type Presses = {
  formatPlace: (target: EventTarget) => number | null;
  press: (place: number) => void;
};

/**
 * Multi-touch presses: browsers fire clicks for a single finger only, so that no key would respond while another finger
 * or the palm rests on the screen. Here, each touch that starts and ends on the same key presses it. Touches that the
 * browser cancels to scroll or zoom press nothing.
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
      // Touch events are captured by their initial target, so the end position is looked up.
      const under = document.elementFromPoint(event.clientX, event.clientY);
      if (finger === undefined || finger.wasAlone || event.timeStamp - finger.since > RESTING_MS) return;
      if (under === null || formatPlace(under) !== finger.place) return;
      last.current = { place: finger.place, at: event.timeStamp };
      press(finger.place);
    },
    onPointerCancel: forget,
    /** Whether a click follows a touch that already counted as a press. */
    isEcho: (place: number, at: number) =>
      last.current.place === place && at - last.current.at < LATE_CLICK_MS,
  };
}
