const MESSAGE = '.MuiAlert-root';

const findMessage = (node: Node): Element | null => {
  if (!(node instanceof Element)) return null;
  return node.matches(MESSAGE) ? node : node.querySelector(MESSAGE);
};

/** The message as a whole, and what has the focus if there is room for both. */
function showMessage(message: Element): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.tabIndex >= 0)
    activeElement.scrollIntoView({ block: 'nearest' });
  message.scrollIntoView({ block: 'nearest' });
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
