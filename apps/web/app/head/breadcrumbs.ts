import { gamesContent, organization, signsContent, videosContent } from '@paniscus/content';
import type { TimelineEntry } from '@paniscus/content';
import type { Publication } from '@paniscus/domain/bibliography';
import type { Post } from '@paniscus/domain/posts';
import type { Product } from '@paniscus/domain/products';
import { findTrailPosition } from '@paniscus/domain/videos';
import type { VideoCategory } from '@paniscus/domain/videos';
import { paths } from '@paniscus/routes';
import type { Crumb } from '@paniscus/ui';

const home: Crumb = { href: paths.home, label: 'Home' };
const keyboard: Crumb = { href: paths.keyboard, label: organization.keyboard.name };

/** Breadcrumbs of nested pages, both visible and as structured data. */
export const trails = {
  post: ({ id, title }: Pick<Post, 'id' | 'title'>): Crumb[] => [
    home,
    { href: paths.posts, label: 'Posts' },
    { href: paths.post(id), label: title },
  ],
  product: ({ id, title }: Pick<Product, 'id' | 'title'>): Crumb[] => [
    home,
    { href: paths.store, label: 'Store' },
    { href: paths.product(id), label: title },
  ],
  publication: ({ id, title }: Pick<Publication, 'id' | 'title'>): Crumb[] => [
    home,
    { href: paths.bibliography, label: 'Bibliography' },
    { href: paths.publication(id), label: title },
  ],
  historyEntry: ({ slug, title }: Pick<TimelineEntry, 'slug' | 'title'>): Crumb[] => [
    home,
    { href: paths.history, label: 'Timeline' },
    { href: paths.historyEntry(slug), label: title },
  ],
  videoBranch: (branch: readonly VideoCategory[]): Crumb[] => [
    home,
    { href: paths.videos, label: videosContent.title },
    ...branch.map(({ title }, step) => ({
      href: paths.videoBranch(findTrailPosition(branch.slice(0, step + 1))),
      label: title,
    })),
  ],
  signs: [home, keyboard, { href: paths.signs, label: signsContent.title }],
  games: [home, keyboard, { href: paths.games, label: gamesContent.title }],
};
