/** What the server passes to the loaders of the site for one request. */
export type ServerContext = {
  /**
   * Calls the API (`/posts/`, without `/api`) in process, through the same handlers that serve the browser: POST with a
   * body, otherwise GET.
   */
  api: (path: string, body?: object) => Promise<Response>;
  /** Public URL of the site, without a trailing slash. */
  publicUrl: string;
  /** Analytics settings; without them, visits are not counted and no consent is requested. */
  analytics?: Readonly<{ scriptUrl: string; siteId: string }>;
  videos: Readonly<{
    playerOrigin: string;
    /** Whether the library lists its sample videos. */
    hasSamples: boolean;
  }>;
  /** Whether readers can subscribe to the newsletter. */
  hasNewsletter: boolean;
  reportError: (error: unknown) => void;
};
