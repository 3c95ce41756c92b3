import type { PageView } from './analytics.types';

const getSharedTitle = () =>
  document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content ?? '';

const getPageView = (referrerOrigin?: string): PageView => ({
  path: location.pathname,
  title: getSharedTitle(),
  referrerOrigin,
});

function getExternalOrigin(referrer: string): string | undefined {
  const origin = URL.canParse(referrer) ? new URL(referrer).origin : location.origin;
  return origin === location.origin ? undefined : origin;
}

/** Reports a page view now, and again when the page is restored from the back/forward cache. */
export function trackPageViews(track: (view: PageView) => void): void {
  track(getPageView(getExternalOrigin(document.referrer)));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) track(getPageView());
  });
}
