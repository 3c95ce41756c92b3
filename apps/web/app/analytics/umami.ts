import type { Analytics, AnalyticsSettings, PageView } from './analytics';

type Sent = { website: string; hostname: string; url: string; title: string; referrer: string };

declare global {
  interface Window {
    umami?: { track: (sent: Sent) => void };
  }
}

/**
 * Umami, self-hosted or as a service. Its script is loaded with the first counted page view, with automatic tracking
 * off: only what `Sent` lists leaves the browser.
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
