/** Content that rendered pages depend on. Invalidating a tag discards every cached page that has it. */
export type CacheTag = 'site' | 'posts' | 'products' | 'videos' | 'wall' | 'funds' | 'impact';

/** Third parties that a page may load from; the server turns them into sources of its Content Security Policy. */
export type CspSource = 'payment' | 'videos' | 'analytics';

/** Social card of a page: the picture `card-…`. */
type CardName =
  | 'about'
  | 'bibliography'
  | 'celebration'
  | 'conservation'
  | 'donate'
  | 'home'
  | 'keyboard'
  | 'mission'
  | 'research'
  | 'store'
  | 'timeline'
  | 'video';

/** Route metadata; every route module exports it as `handle`. */
export type RouteDefinition = {
  /** Route pattern of the canonical URL. */
  path: string;
  /** Canonical path if another page has the same content. */
  canonical?: string;
  /** Defaults to the home page's card. */
  card?: CardName;
  /** Whether React Router runs in the browser. Reading pages work without it and use islands for interaction. */
  hydrate: boolean;
  /** Frame around the page: navigation and footer of the site, unless it is a page for staff. */
  frame?: 'admin';
  cspSources?: readonly CspSource[];
  /** The rendered page is invalidated when one of these changes; a page without tags is never cached. */
  tags: readonly CacheTag[];
  /** Whether search engines may index the page; other pages are not stored in browser caches either. */
  isIndexed: boolean;
  /** Whether the URL itself grants access: rendered for each request, never cached, no referrer, noindex. */
  isCapabilityUrl?: boolean;
};

/** A file that is generated like a page. */
export type FileDefinition = Pick<RouteDefinition, 'path' | 'tags'>;

/**
 * Values that a query parameter accepts. Other values, and the default, are left out of the cache key, so that made-up
 * URLs cannot fill the cache.
 */
export type QueryParameter =
  | { oneOf: readonly string[]; default?: string }
  | { pattern: RegExp }
  /** Text typed by a visitor: any number of variants, so pages with it are not cached. */
  | { freeText: RegExp };

/** Query parameters that a page reads, in the order of the cache key. */
export type QuerySchema = Readonly<Record<string, QueryParameter>>;
