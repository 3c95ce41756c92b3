import { organization } from '@paniscus/content';
import { paths } from '@paniscus/routes';

/** Head links by which browsers and feed readers find the feeds of a page. */
export const feedLinks = () => [
  {
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `${organization.name} posts (RSS)`,
    href: paths.rssFeed,
  },
  {
    rel: 'alternate',
    type: 'application/feed+json',
    title: `${organization.name} posts (JSON Feed)`,
    href: paths.jsonFeed,
  },
];
