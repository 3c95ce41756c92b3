/** As long as the two presses of a double-click may be apart by default on Windows and macOS. */
const DOUBLE_PRESS_MS = 500;

/** In a series of steady presses, the next one that is meant comes at least this long after the last one that was. */
const STEADY_SERIES_MS = 700;

/** Presses that are closer than this are not steady: somebody is in a hurry. */
const STEADY_PRESS_MS = 300;

/** As far as the pointer may move within a double-click, in pixels. */
const DOUBLE_PRESS_DISTANCE = 5;

/** Selector of what can be pressed and focused. */
export const CONTROLS =
  'a[href], button, input, select, summary, textarea, [role="button"], [role="menuitem"]';

/** Material UI’s items and chips, which are no buttons: it clicks them when a key is pressed. */
const CLICKED_FOR_KEYS = ':is([role="button"], [role="menuitem"]):not(a, button)';

type Click = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail' | 'isTrusted' | 'timeStamp'> & {
  /** Whether its key is being held, so that it comes again and again. */
  isHeld?: boolean;
};

/**
 * Whether a press is meant, or is the second of a double press: `repeated` on the same control, or `misplaced` on what the
 * first has put in its way, which can be another control or the cover of the page around a menu or dialog.
 */
type PressKind = 'meant' | 'repeated' | 'misplaced';

/** A press; `control` is null beside all controls, `meantAt` is when the last one that was meant came. */
export type Press = { control: object | null; click: Click; kind: PressKind; meantAt: number };

/** Whether a key made the click: browsers do not count its presses in `detail`. */
const isByKey = ({ detail, isTrusted }: Click) => isTrusted && detail === 0;

/**
 * Whether two presses are at one place: of the pointer, or by key, wherever the first has moved the focus. The first may
 * have been replayed because it was early, which is no longer known to be by key.
 */
function isAtOnePlace(first: Click, second: Click): boolean {
  if (!second.isTrusted) return false;
  if (isByKey(second)) return isByKey(first) || !first.isTrusted;
  const distance = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
  return first.isTrusted && !isByKey(first) && distance <= DOUBLE_PRESS_DISTANCE;
}

/** Whether a press is late enough to be meant: after a pause, or as every other one of steady presses. */
function isApart({ click: { timeStamp: lastAt }, meantAt }: Press, { timeStamp }: Click): boolean {
  const isSteady = timeStamp - meantAt >= STEADY_SERIES_MS && timeStamp - lastAt >= STEADY_PRESS_MS;
  return isSteady || timeStamp - lastAt >= DOUBLE_PRESS_MS;
}

/** Judges a press by the last one; `last` is undefined when the person has done something else since. */
export function judgePress(last: Press | undefined, control: object | null, click: Click): PressKind {
  // Browsers go on counting: the third press begins the next pair.
  const isSecond = click.detail > 0 && click.detail % 2 === 0;
  const isCounted = isSecond || (isByKey(click) && click.isHeld === true);
  if (last === undefined) return isCounted ? 'repeated' : 'meant';
  if (!isCounted && isApart(last, click)) return 'meant';
  // A label is beside its control, which the browser presses right after it, at the same place.
  if (last.control === null) return isCounted && control !== null ? 'repeated' : 'meant';
  if (control === last.control) return 'repeated';
  return isCounted || isAtOnePlace(last.click, click) ? 'misplaced' : 'meant';
}

const createPress = (last: Press | undefined, press: Omit<Press, 'meantAt'>): Press => ({
  ...press,
  meantAt: press.kind === 'meant' || last === undefined ? press.click.timeStamp : last.meantAt,
});

let lastPress: Press | undefined;
let lastEvent: Event | undefined;
let lastKey: string | undefined;
let isHeld = false;
let isClicking = false;
/** The key that was pressed on one of `CLICKED_FOR_KEYS`, until its click. */
let keyPress: Press | undefined;

/** The control that an event is on, if any. */
export const getControl = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(CONTROLS) : null;

function judge(event: MouseEvent): Press {
  if (lastPress !== undefined && lastEvent === event) return lastPress;
  const control = getControl(event.target);
  const { clientX, clientY, detail, isTrusted, timeStamp } = event;
  if (!isTrusted && control !== null && control === keyPress?.control) return keyPress;
  const click = { clientX, clientY, detail, isTrusted, timeStamp, isHeld };
  return createPress(lastPress, { control, click, kind: judgePress(lastPress, control, click) });
}

/** A misplaced press still counts as one of the control before it, so that a third one is misplaced, too. */
function record(press: Press, event: Event): void {
  lastPress = press.kind === 'misplaced' && lastPress ? { ...press, control: lastPress.control } : press;
  lastEvent = event;
}

/** Keys that move the focus are between two presses that are both meant; so are two different keys. */
function recordKey(event: KeyboardEvent): void {
  const { key, repeat, isTrusted, timeStamp } = event;
  const isPressing = key === 'Enter' || key === ' ';
  if (!isPressing || key !== lastKey) forgetPress();
  lastKey = key;
  isHeld = repeat && key === 'Enter';
  const control = getControl(event.target);
  if (!isPressing || control === null) return;
  const click = { clientX: 0, clientY: 0, detail: 0, isTrusted, timeStamp, isHeld: repeat };
  // A switch presses its key wherever the focus is, and what it chooses is clicked by the page.
  const isByPage = lastPress?.click.isTrusted === false;
  const kind = isByPage ? 'meant' : judgePress(lastPress, control, click);
  // The space bar makes its click when it goes up, however long it was held.
  const isClickedLater = control.matches(CLICKED_FOR_KEYS) && !(repeat && key === ' ');
  if (kind !== 'misplaced' && !isClickedLater) return;
  record(createPress(lastPress, { control, click, kind }), event);
  keyPress = isClickedLater ? lastPress : undefined;
}

/** Later clicks without the mouse, as a screen reader makes them, are not of the held key. */
function releaseKey(): void {
  isHeld = false;
}

function forgetPress(): void {
  lastPress = undefined;
}

/** Input is between two presses that are both meant, except what a press has put into another control, as “Bold” does. */
function recordInput({ target }: Event): void {
  if (!isClicking || target === lastPress?.control) forgetPress();
}

/** Starts to record presses, once for the page, so that `isSecondPress` can tell them apart. */
export function watchPresses(): void {
  window.isSecondPress = (click) => judge(click).kind !== 'meant';
  addEventListener('click', recordClick, { capture: true });
  addEventListener('keydown', recordKey, { capture: true });
  addEventListener('keyup', releaseKey, { capture: true });
  addEventListener('input', recordInput, { capture: true });
}

function recordClick(event: MouseEvent): void {
  isClicking = true;
  setTimeout(() => (isClicking = false));
  record(judge(event), event);
  keyPress = undefined;
}

/**
 * Whether a press of the mouse, or a click, is the second of a double press that nothing else ignores: it falls on what the
 * first has put there, or would download a file again.
 */
export function isUnwantedPress(press: MouseEvent): boolean {
  const { kind } = judge(press);
  return kind === 'misplaced' || (kind === 'repeated' && !!getControl(press.target)?.matches('[download]'));
}

/** Whether a key that goes down is misplaced, or the second one on what is clicked for it. */
export const isSecondKey = (press: KeyboardEvent): boolean =>
  lastEvent === press && lastPress?.kind !== 'meant';
