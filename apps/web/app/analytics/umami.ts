import type { Analytics, AnalyticsSettings, PageView } from './analytics.types';

type UmamiPayload = { website: string; hostname: string; url: string; title: string; referrer: string };

declare global {
  interface Window {
    umami?: { track: (payload: UmamiPayload) => void };
  }
}

/**
 * Umami, self-hosted or as a service. Its script is loaded with the first counted page view, with automatic tracking
 * off: only what `UmamiPayload` lists leaves the browser.
 */
export function createUmami({ scriptUrl, siteId }: AnalyticsSettings): Analytics {
  const queue: PageView[] = [];
  const send = ({ path, title, referrerOrigin }: PageView) =>
    window.umami?.track({
      website: siteId,
      hostname: location.hostname,
      url: path,
      title,
      referrer: referrerOrigin ?? '',
    });

  function loadScript(): void {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    Object.assign(script.dataset, {
      websiteId: siteId,
      hostUrl: new URL(scriptUrl).origin,
      autoTrack: 'false',
    });
    script.addEventListener('load', () => queue.splice(0).forEach(send));
    document.head.append(script);
  }

  let isScriptRequested = false;
  return {
    pageView(view) {
      if (window.umami !== undefined) return send(view);
      queue.push(view);
      if (!isScriptRequested) loadScript();
      isScriptRequested = true;
    },
  };
}
