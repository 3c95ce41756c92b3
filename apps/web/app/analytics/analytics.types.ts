export type PageView = {
  /** Without the query string. */
  path: string;
  /** As in `og:title`, without the organization's name. */
  title: string;
  /** Only if the referrer is another site. */
  referrerOrigin?: string;
};

export type Analytics = { pageView: (view: PageView) => void };

export type AnalyticsSettings = { scriptUrl: string; siteId: string };
