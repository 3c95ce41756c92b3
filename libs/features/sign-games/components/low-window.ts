/** Height of the window below which a question does not fit, in px: phones in landscape. */
const LOW_WINDOW = 480;

/** Scrolls to what is new in a low window, where it may be out of view altogether. Elsewhere, the page stays where it is. */
export function showInLowWindow(element: HTMLElement | null): void {
  if (innerHeight < LOW_WINDOW) element?.scrollIntoView({ block: 'nearest' });
}
