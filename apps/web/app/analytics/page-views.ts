import type { PageView } from './analytics';

/**
 * The title under which a page may be passed on. A page that is for its visitor alone has none: that of a search holds
 * the words that were searched for.
 */
const sharedTitle = () => document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content ?? '';

const viewNow = (from?: string): PageView => ({ path: location.pathname, title: sharedTitle(), from });

/** The site behind a referrer, where it is not this one. */
function originElsewhere(referrer: string): string | undefined {
  const origin = URL.canParse(referrer) ? new URL(referrer).origin : location.origin;
  return origin === location.origin ? undefined : origin;
}

/**
 * Tells of the page that is shown, and of every later one in the same document: one that the router draws, and one that
 * the browser brings back from its memory.
 */
export function onPageViews(tell: (view: PageView) => void): void {
  let shown = location.pathname;
  tell(viewNow(originElsewhere(document.referrer)));

  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tell(viewNow());
  });
  const onChange = () => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    tell(viewNow());
  };
  // The router gives a page its title after its address, and each is a change of the head.
  new MutationObserver(onChange).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
