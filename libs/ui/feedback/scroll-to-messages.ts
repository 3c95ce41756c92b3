const MESSAGE = '.MuiAlert-root';

const findMessage = (node: Node): Element | null => {
  if (!(node instanceof Element)) return null;
  return node.matches(MESSAGE) ? node : node.querySelector(MESSAGE);
};

/** As much of a control as a button is tall in normal text size, enough to recognize a larger one. In pixels. */
const RECOGNIZABLE = 48;

/** Height of the part that is inside the window and inside everything around it that scrolls. */
function getShownHeight(element: Element): number {
  let { top, bottom } = element.getBoundingClientRect();
  top = Math.max(top, 0);
  bottom = Math.min(bottom, window.innerHeight);
  let frame = element.parentElement;
  for (; frame !== null && frame !== document.body; frame = frame.parentElement) {
    if (getComputedStyle(frame).overflowY === 'visible') continue;
    const edges = frame.getBoundingClientRect();
    top = Math.max(top, edges.top);
    bottom = Math.min(bottom, edges.bottom);
  }
  return Math.max(bottom - top, 0);
}

/** Scrolls to the edge of a control that is next to the message. */
function showEdge(control: HTMLElement, message: Element): void {
  const isBelow = (message.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const side = isBelow ? 'scrollMarginBottom' : 'scrollMarginTop';
  control.style[side] = `${Math.min(RECOGNIZABLE - control.offsetHeight, 0)}px`;
  control.scrollIntoView({ block: 'nearest' });
  control.style[side] = '';
}

/**
 * The message as a whole, and what has the focus if there is room for both. Otherwise a part of each, or the
 * message alone if they are far from each other.
 */
function showMessage(message: Element): void {
  const { activeElement } = document;
  const control = activeElement instanceof HTMLElement && activeElement.tabIndex >= 0 ? activeElement : null;
  control?.scrollIntoView({ block: 'nearest' });
  message.scrollIntoView({ block: 'nearest' });
  if (control === null) return;
  if (getShownHeight(control) >= Math.min(RECOGNIZABLE, control.offsetHeight)) return;
  const shown = getShownHeight(message);
  showEdge(control, message);
  if (getShownHeight(message) < shown / 2) message.scrollIntoView({ block: 'nearest' });
}

/**
 * Ref of the content of a dialog: a message that appears in it comes into view, and the focus stays. Nothing moves while
 * somebody types.
 */
export function scrollToMessages(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const scope = element.closest('.MuiDialog-root') ?? element;
  let isTyping = false;
  // Fields that are disabled meanwhile lose the focus.
  let isSubmitted = false;
  const listening = new AbortController();
  const listen = (type: string, listener: () => void) =>
    element.addEventListener(type, listener, { signal: listening.signal });
  listen('input', () => {
    isTyping = true;
    isSubmitted = false;
  });
  listen('submit', () => {
    isTyping = false;
    isSubmitted = true;
  });
  listen('focusout', () => {
    isTyping = false;
  });
  const observer = new MutationObserver((records) => {
    if (isTyping || !(isSubmitted || scope.contains(document.activeElement))) return;
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    const message = added.map(findMessage).find((found) => found !== null);
    if (message !== undefined) showMessage(message);
  });
  observer.observe(element, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    listening.abort();
  };
}
