/** A page that somebody looks at. */
export type PageView = {
  /** Its path, without what was asked for after the question mark. */
  path: string;
  /** As it is passed on, without the organization's name. */
  title: string;
  /** The site that led here, where it was another one. */
  from?: string;
};

/** What counts visits. Another service is another one of these; nothing else knows which it is. */
export type Analytics = { pageView: (view: PageView) => void };

/** Where the counting service's script is, and how it calls this site. */
export type AnalyticsSettings = { scriptUrl: string; siteId: string };
