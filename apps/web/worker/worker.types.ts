/** Prepended to the worker's script by the server; changes with each build. */
export type CachedPages = {
  pages: readonly string[];
  files: readonly string[];
};

export type CacheRequest = { cache: readonly string[] };
/** Caching progress in bytes; after `hasEnded` or `hasFailed` no more messages follow. */
export type CacheProgress = { bytes: number; totalBytes: number; hasEnded?: boolean; hasFailed?: boolean };
