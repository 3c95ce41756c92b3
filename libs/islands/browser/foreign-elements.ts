import { WAITING_ISLAND } from './waiting-island.ts';

declare global {
  interface Window {
    /** Inserted since the page was parsed; recorded by the script before the island. */
    foreignElements?: Set<Element>;
  }
}

/** More than password managers insert; ends a contest with an extension that inserts its element again each time. */
const MAX_SET_ASIDE = 50;

/** Elements that were inserted and replaced nothing. Translations replace texts by `font` elements, which have to stay. */
const listInserted = (records: readonly MutationRecord[]): Element[] =>
  records
    .filter(({ removedNodes }) => removedNodes.length === 0)
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter((node) => node instanceof Element && node.localName !== 'font') as Element[];

/**
 * Records the elements that browser extensions, such as password managers, insert into islands before hydration. Runs
 * before the island; the parser has inserted its own elements when the page becomes interactive.
 */
export function recordForeignElements(): void {
  const recorded = (window.foreignElements = new Set<Element>());
  const observer = new MutationObserver((records) => {
    for (const element of listInserted(records))
      if (element.closest(WAITING_ISLAND) !== null) recorded.add(element);
    if (document.querySelector(WAITING_ISLAND) === null) observer.disconnect();
  });
  const start = () => observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('readystatechange', start, { once: true });
}

/**
 * Takes foreign elements out of an island while React compares it with its own output, which would otherwise replace the
 * fields that a visitor is typing into. Returns a function that puts them back, called right after the first commit.
 */
export function setForeignElementsAside(island: Element): () => void {
  const places = new Map<Element, { parent: Node | null; next: Node | null }>();
  const setAside = (elements: Iterable<Element>) => {
    for (const element of elements) {
      if (!island.contains(element) || places.has(element) || places.size >= MAX_SET_ASIDE) continue;
      places.set(element, { parent: element.parentNode, next: element.nextSibling });
      element.remove();
    }
  };
  const observer = new MutationObserver((records) => setAside(listInserted(records)));
  setAside(window.foreignElements ?? []);
  observer.observe(island, { childList: true, subtree: true });
  return () => {
    // Drops the records of what React inserted with its first commit.
    observer.disconnect();
    for (const [element, { parent, next }] of [...places].reverse())
      if (parent?.isConnected === true)
        parent.insertBefore(element, next?.parentNode === parent ? next : null);
  };
}
