/** Without buttons that define how they are pressed. */
const PRESS_TARGETS = 'button:not([data-own-press]), a[href], summary, label, select, input, textarea';
const CLICKABLE = 'button, a[href], summary, input:is([type="radio"], [type="checkbox"])';

/** More steps than any slider has. */
const ALL_STEPS = 10_000;

/** Whether a click is all that an element needs; text fields, menus and sliders need more. */
export const isClickable = (target: HTMLElement): boolean => target.matches(CLICKABLE);

/** The element that a press on this one means: the control around it, or the field of a label. */
export function findPressTarget(element: EventTarget | null): HTMLElement | null {
  const pressed = element instanceof Element ? element.closest<HTMLElement>(PRESS_TARGETS) : null;
  const target = pressed instanceof HTMLLabelElement ? pressed.control : pressed;
  return target === null || target.matches(':disabled') ? null : target;
}

function notify(field: HTMLElement): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Presses a control for a person who has a single gesture: menus and sliders move on by one, and begin again at the end. */
export function pressTarget(target: HTMLElement): void {
  if (target instanceof HTMLSelectElement) {
    target.selectedIndex = (target.selectedIndex + 1) % target.length;
    notify(target);
  } else if (target instanceof HTMLInputElement && target.type === 'range') {
    if (target.value === target.max) target.stepDown(ALL_STEPS);
    else target.stepUp();
    notify(target);
  } else if (isClickable(target)) target.click();
  else target.focus();
}
