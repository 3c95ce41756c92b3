import { PUBLICATION_TOPICS, PUBLICATION_TYPES } from '@paniscus/domain/bibliography';
import { PRODUCT_SORTS } from '@paniscus/domain/products';
import { SEARCH_KINDS } from '@paniscus/domain/search';
import type { QuerySchema } from './route.types.ts';
import type { RouteName } from './routes.data.ts';

const TYPED = { typed: /^\P{C}{1,80}$/u };
const POSTS = { cursor: { pattern: /^[A-Za-z0-9_-]{1,100}$/ } } satisfies QuerySchema;
const PRODUCTS = {
  tag: { pattern: /^\P{C}{1,60}$/u },
  sort: { oneOf: PRODUCT_SORTS, default: 'featured' },
  available: { oneOf: ['1'] },
} satisfies QuerySchema;
const PUBLICATIONS = {
  q: TYPED,
  years: { pattern: /^(?:undated|\d{4}s?)$/ },
  type: { oneOf: PUBLICATION_TYPES },
  topic: { oneOf: PUBLICATION_TOPICS },
} satisfies QuerySchema;
const VIDEOS = { q: TYPED } satisfies QuerySchema;

/** Query parameters of each page that has some. All others are ignored. */
export const QUERIES: Partial<Record<RouteName, QuerySchema>> = {
  posts: POSTS,
  store: PRODUCTS,
  products: PRODUCTS,
  bibliography: PUBLICATIONS,
  publicationFile: PUBLICATIONS,
  /** Any text: the page itself reports one that is too long. It is never cached and has a rate limit of its own. */
  search: { q: { pattern: /./su }, kind: { oneOf: SEARCH_KINDS } },
  videos: VIDEOS,
  videoBranch: VIDEOS,
};
