/** As long as the two presses of a double-click may be apart by default on Windows and macOS. */
const DOUBLE_PRESS_MS = 500;

type Click = Pick<MouseEvent, 'detail' | 'timeStamp'>;

/** A press of a button, and whether it only repeats the one before it. */
export type Press = { button: object; click: Click; isSecond: boolean };

/** Judges a press by the last one; `last` is undefined when the person has done something else since. */
export function judgePress(last: Press | undefined, button: object, click: Click): Press {
  const isSameButton = last?.button === button;
  if (isSameButton && last.click === click) return last;
  const isRepeated = isSameButton && click.timeStamp - last.click.timeStamp < DOUBLE_PRESS_MS;
  return { button, click, isSecond: click.detail > 1 || isRepeated };
}

let lastPress: Press | undefined;

/** Typing, and a press of something else, are between two presses that are both meant. */
function forgetPress({ type, target }: Event): void {
  const isSameButton = lastPress?.button instanceof Node && lastPress.button.contains(target as Node);
  if (type === 'input' || !isSameButton) lastPress = undefined;
}

/**
 * Whether a click is not meant as a press of its own: the second of a double-click, also by keys (“Enter” twice, or held),
 * which browsers do not count in `detail`. May be asked several times about one click.
 */
export function isSecondPress(button: Element, click: MouseEvent): boolean {
  for (const type of ['click', 'input']) addEventListener(type, forgetPress, { capture: true });
  lastPress = judgePress(lastPress, button, click);
  return lastPress.isSecond;
}
