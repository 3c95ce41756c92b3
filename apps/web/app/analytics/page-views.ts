import type { PageView } from './analytics';

const sharedTitle = () => document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content ?? '';

const viewNow = (from?: string): PageView => ({ path: location.pathname, title: sharedTitle(), from });

function originElsewhere(referrer: string): string | undefined {
  const origin = URL.canParse(referrer) ? new URL(referrer).origin : location.origin;
  return origin === location.origin ? undefined : origin;
}

/** Reports a page view now, and again when the page is restored from the back/forward cache. */
export function onPageViews(track: (view: PageView) => void): void {
  track(viewNow(originElsewhere(document.referrer)));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) track(viewNow());
  });
}
