/** As long as the two presses of a double-click may be apart by default on Windows and macOS. */
const DOUBLE_PRESS_MS = 500;

/** Selector of what can be pressed and focused. */
export const CONTROLS = 'a[href], button, input, select, summary, textarea, [role="menuitem"]';

type Click = Pick<MouseEvent, 'detail' | 'isTrusted' | 'timeStamp'>;

/** A press, and whether it only repeats the one before it; `control` is null for a press beside all controls. */
export type Press = { control: object | null; click: Click; isSecond: boolean };

/** Whether a key made the click: browsers do not count its presses in `detail`. */
const isByKey = ({ detail, isTrusted }: Click) => isTrusted && detail === 0;

/**
 * Judges a press by the last one; `last` is undefined when the person has done something else since. The second press of a
 * double press is on the same control, or on what its first press has put in the way: the field or item that got the
 * focus, or the cover of the page beside a menu or dialog.
 */
export function judgePress(last: Press | undefined, control: object | null, click: Click): Press {
  const isClose = last !== undefined && click.timeStamp - last.click.timeStamp < DOUBLE_PRESS_MS;
  const isSame = control !== null && last?.control === control;
  const isBeside = control === null && click.isTrusted && last?.control !== null;
  const isMoved = isByKey(click) && last !== undefined && isByKey(last.click);
  return { control, click, isSecond: click.detail > 1 || (isClose && (isSame || isBeside || isMoved)) };
}

let lastPress: Press | undefined;

function recordPress(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
  lastPress = judgePress(lastPress, control, event);
}

/** Typing, and keys that move the focus, are between two presses that are both meant. */
function forgetPress(event: Event): void {
  const isPress = event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ');
  if (!isPress) lastPress = undefined;
}

/** Starts to record presses, once for the page. */
export function watchPresses(): void {
  addEventListener('click', recordPress, { capture: true });
  for (const type of ['input', 'keydown']) addEventListener(type, forgetPress, { capture: true });
}

/**
 * Whether a click is not meant as a press of its own: the second of a double-click, also by keys (“Enter” twice, or held).
 * Only known after `watchPresses`.
 */
export const isSecondPress = (click: MouseEvent): boolean =>
  click.detail > 1 || (lastPress?.click === click && lastPress.isSecond);
