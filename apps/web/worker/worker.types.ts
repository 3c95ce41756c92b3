/** Prepended to the worker's script by the server; changes with each build. */
export type CachedPages = {
  pages: readonly string[];
  files: readonly string[];
};

export type CacheRequest = { cache: readonly string[] };
/** Caching progress; after `hasFailed` no more messages follow. */
export type CacheProgress = { cached: number; of: number; hasFailed?: boolean };
