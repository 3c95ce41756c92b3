import type { SiteLinks } from '../SiteLayout/site-layout.types';

/** Names under which visitors look for a page, besides the words of its label and its URL. */
const OTHER_NAMES: Partial<Record<keyof SiteLinks, string>> = {
  posts: 'blog news articles',
  newsletter: 'subscribe',
  research: 'studies',
  games: 'play',
  about: 'team people',
  contact: 'email feedback help',
  donate: 'donation give support',
  store: 'shop merch merchandise products cart hoodie shirt mugs',
  findGiving: 'receipt',
  findOrder: 'tracking',
  login: 'signin',
};

/** The other names by URL. */
export const buildOtherNames = (links: SiteLinks): ReadonlyMap<string, string> =>
  new Map(Object.entries(OTHER_NAMES).map(([page, names]) => [links[page as keyof SiteLinks], names]));
