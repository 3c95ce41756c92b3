import { isBackNavigation } from './back-navigation.ts';
import { readStored } from './read-stored.ts';
import { renderStored } from './render-stored.ts';
import { retryImport } from './retry.ts';

/** Distance from the viewport at which an island's script is loaded. */
const ROOT_MARGIN = '600px';

/** Milliseconds that they wait for a busy browser. */
const IDLE_TIMEOUT = 2000;

/** Milliseconds without activity after which `idle` and `quiet` islands of a loaded page are hydrated. */
const QUIET_MS = 8000;

/** `requestIdleCallback` where the browser has it (Safari does not). */
const whenIdle = (action: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(action, { timeout: IDLE_TIMEOUT })
    : setTimeout(action, 200);

function whenLoaded(action: () => void): void {
  if (document.readyState === 'complete') action();
  else addEventListener('load', action, { once: true });
}

function preload(url: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  document.head.append(link);
}

/** Signs that somebody is using the page, before they reach an island, or has changed stored data in another tab. */
const ACTIVITY = [
  ...['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'],
  'storage',
];

/** Browsers report a pointer that rests on a new page as moved, by nothing. */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

function whenActive(action: () => void): void {
  const listener = (event: Event) => {
    if (isAtRest(event)) return;
    for (const eventType of ACTIVITY) removeEventListener(eventType, listener);
    action();
  };
  for (const eventType of ACTIVITY) addEventListener(eventType, listener, { passive: true });
}

/**
 * Whether the island will show something that the server did not know: of the address, of an earlier visit, or of what
 * was done before Back.
 */
const hasOwnState = ({ storedUnder = '' }: DOMStringMap): boolean =>
  location.search !== '' || readStored(storedUnder) !== null || isBackNavigation();

/**
 * Loads the scripts of islands that are not hydrated with the page: on focus, touch or input; `visible` ones when they
 * come near the viewport of the loaded page; `idle`, `quiet` and `activity` ones when the visitor becomes active, and the
 * first two at the latest when the loaded page has been quiet for a while. Those that show what is stored follow the loaded
 * page at once; so do all after a reload of an entry that they have added to the history.
 */
export function hydrateOnDemand(): void {
  for (const container of document.querySelectorAll<HTMLElement>('[data-hydrate]')) {
    const { hydrate, postedKey, scripts = '' } = container.dataset;
    const [entry = '', ...chunks] = scripts.split(' ');
    const rendered = postedKey === undefined ? undefined : renderStored(container, postedKey);
    // Safe to call twice: a module runs once.
    const start = () => {
      chunks.forEach(preload);
      void Promise.allSettled([rendered]).then(() => retryImport(() => import(/* @vite-ignore */ entry)));
    };
    // The island itself can show what is stored, too.
    rendered?.catch(start);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: ROOT_MARGIN },
    );
    if (hydrate === 'visible') whenLoaded(() => observer.observe(container));
    const isQuiet = hydrate === 'idle' || hydrate === 'quiet';
    if (isQuiet || hydrate === 'activity') whenActive(start);
    if (isQuiet || readStored(container.dataset.storedUnder ?? '') !== null) {
      const delay = hasOwnState(container.dataset) ? 0 : QUIET_MS;
      whenLoaded(() => setTimeout(() => whenIdle(start), delay));
    }
    // Only the island can show its entries of the history. Focus that was gained before this script ran fires no event.
    if (history.state !== null || container.contains(document.activeElement)) start();
    for (const eventType of ['pointerdown', 'focusin', 'input', 'submit'])
      container.addEventListener(eventType, start, { once: true });
  }
}
