export type PageView = {
  /** Without the query string. */
  path: string;
  /** As in `og:title`, without the organization's name. */
  title: string;
  /** Origin of an external referrer. */
  from?: string;
};

/** Interface of an analytics provider; nothing else depends on the provider. */
export type Analytics = { pageView: (view: PageView) => void };

/** Script URL of the analytics service and this site's id there. */
export type AnalyticsSettings = { scriptUrl: string; siteId: string };
