/** What the server writes at the head of the worker's script: all of it changes when the site is built anew. */
export type CachedPages = {
  /** The keyboard, and what lies below it. */
  pages: readonly string[];
  /** Scripts that these pages ask for only when somebody wants them, icons, the manifest. */
  files: readonly string[];
};

/** What a page asks of the worker. */
export type CacheRequest = { cache: readonly string[] };
/** How much of that is kept; after a failure no more of it comes. */
export type CacheProgress = { cached: number; of: number; hasFailed?: boolean };
