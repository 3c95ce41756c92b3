import type { Analytics, AnalyticsSettings, PageView } from './analytics';

type Sent = { website: string; hostname: string; url: string; title: string; referrer: string };

declare global {
  interface Window {
    umami?: { track: (sent: Sent) => void };
  }
}

/**
 * Umami, on the organization's own server or the service's. Its script is asked for with the first page that counts, and
 * tells of nothing by itself: what leaves this browser stands in `Sent`, and nothing else.
 */
export function umamiWith({ scriptUrl, siteId }: AnalyticsSettings): Analytics {
  const waiting: PageView[] = [];
  const send = ({ path, title, from }: PageView) =>
    window.umami?.track({
      website: siteId,
      hostname: location.hostname,
      url: path,
      title,
      referrer: from ?? '',
    });

  function load(): void {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    Object.assign(script.dataset, {
      websiteId: siteId,
      hostUrl: new URL(scriptUrl).origin,
      autoTrack: 'false',
    });
    script.addEventListener('load', () => waiting.splice(0).forEach(send));
    document.head.append(script);
  }

  let isAskedFor = false;
  return {
    pageView(view) {
      if (window.umami !== undefined) return send(view);
      waiting.push(view);
      if (!isAskedFor) load();
      isAskedFor = true;
    },
  };
}
