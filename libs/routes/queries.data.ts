import { PUBLICATION_TOPICS, PUBLICATION_TYPES } from '@paniscus/domain/bibliography';
import { DONATION_FREQUENCIES } from '@paniscus/domain/donation';
import { PRODUCT_SORTS } from '@paniscus/domain/products';
import { SEARCH_KINDS } from '@paniscus/domain/search';
import type { QuerySchema } from './route.types.ts';
import type { RouteName } from './routes.data.ts';

/** Any text; the page shortens it, so that its field shows what it searched for. */
const FREE_TEXT = { freeText: /\S/u };
const POSTS = { cursor: { pattern: /^[A-Za-z0-9_-]{1,100}$/ } } satisfies QuerySchema;
const PRODUCTS = {
  q: FREE_TEXT,
  tag: { pattern: /^\P{C}{1,60}$/u },
  sort: { oneOf: PRODUCT_SORTS, default: 'featured' },
  available: { oneOf: ['1'] },
} satisfies QuerySchema;
const PUBLICATIONS = {
  q: FREE_TEXT,
  years: { pattern: /^(?:undated|\d{4}s?)$/ },
  type: { oneOf: PUBLICATION_TYPES },
  topic: { oneOf: PUBLICATION_TOPICS },
} satisfies QuerySchema;
/** Amount in dollars; like free text, it allows unlimited variants of the page. */
const DONATION = {
  amount: { freeText: /^\d{1,7}(?:\.\d{1,2})?$/ },
  frequency: { oneOf: DONATION_FREQUENCIES, default: 'once' },
} satisfies QuerySchema;
const VIDEOS = { q: FREE_TEXT } satisfies QuerySchema;

/** Query parameters by page; all other parameters are ignored. */
export const QUERIES: Partial<Record<RouteName, QuerySchema>> = {
  /** The order was paid by an earlier attempt of the buyer; `cart`: whose cart holds more than the order. */
  order: { earlier: { oneOf: ['1', 'cart'] } },
  /** What a press on the page has done. */
  newsletterLink: { done: { oneOf: ['confirmed', 'unsubscribed'] } },
  posts: POSTS,
  taggedPosts: POSTS,
  authorPosts: POSTS,
  monthlyPosts: POSTS,
  store: PRODUCTS,
  products: PRODUCTS,
  donate: DONATION,
  bibliography: PUBLICATIONS,
  publicationFile: PUBLICATIONS,
  /** Any text: the page itself rejects text that is too long. The page is never cached and has its own rate limit. */
  search: { q: { pattern: /./su }, kind: { oneOf: SEARCH_KINDS } },
  videos: VIDEOS,
  videoBranch: VIDEOS,
};
