export type PageView = {
  /** Without the query string. */
  path: string;
  /** As in `og:title`, without the organization's name. */
  title: string;
  /** Origin of an external referrer. */
  from?: string;
};

export type Analytics = { pageView: (view: PageView) => void };

export type AnalyticsSettings = { scriptUrl: string; siteId: string };
