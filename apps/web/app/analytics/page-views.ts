import type { PageView } from './analytics';

/** The title under which the page is passed on. */
const sharedTitle = () => document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content ?? '';

const viewNow = (from?: string): PageView => ({ path: location.pathname, title: sharedTitle(), from });

/** The site behind a referrer, where it is not this one. */
function originElsewhere(referrer: string): string | undefined {
  const origin = URL.canParse(referrer) ? new URL(referrer).origin : location.origin;
  return origin === location.origin ? undefined : origin;
}

/** Tells of the page that is shown, and again when the browser brings it back from its memory. */
export function onPageViews(track: (view: PageView) => void): void {
  track(viewNow(originElsewhere(document.referrer)));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) track(viewNow());
  });
}
