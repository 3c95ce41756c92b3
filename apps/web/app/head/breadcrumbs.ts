import {
  comparisonContent,
  gamesContent,
  organization,
  signsContent,
  videosContent,
} from '@paniscus/content';
import type { TimelineEntry } from '@paniscus/content';
import type { Publication } from '@paniscus/domain/bibliography';
import type { Post } from '@paniscus/domain/posts';
import type { Product } from '@paniscus/domain/products';
import { getTrailPath } from '@paniscus/domain/videos';
import type { VideoCategory } from '@paniscus/domain/videos';
import { formatMonth } from '@paniscus/domain/timing';
import { paths } from '@paniscus/routes';
import type { BreadcrumbItem } from '@paniscus/ui';

const home: BreadcrumbItem = { href: paths.home, label: 'Home' };
const keyboard: BreadcrumbItem = { href: paths.keyboard, label: organization.keyboard.name };

const postArchive: BreadcrumbItem[] = [
  home,
  { href: paths.posts, label: 'Posts' },
  { href: paths.postArchive, label: 'Archive' },
];

/** Breadcrumbs of nested pages, both visible and as structured data. */
export const breadcrumbs = {
  post: ({ id, slug, title }: Pick<Post, 'id' | 'slug' | 'title'>): BreadcrumbItem[] => [
    home,
    { href: paths.posts, label: 'Posts' },
    { href: paths.post(id, slug), label: title },
  ],
  postTag: (tag: string): BreadcrumbItem[] => [
    home,
    { href: paths.posts, label: 'Posts' },
    { href: paths.postTag(tag), label: `#${tag}` },
  ],
  postAuthor: (author: string, name: string): BreadcrumbItem[] => [
    home,
    { href: paths.posts, label: 'Posts' },
    { href: paths.postAuthor(author), label: name },
  ],
  postSeries: (slug: string, name: string): BreadcrumbItem[] => [
    home,
    { href: paths.posts, label: 'Posts' },
    { href: paths.postSeries(slug), label: name },
  ],
  postArchive,
  postMonth: (month: string): BreadcrumbItem[] => [
    ...postArchive,
    { href: paths.postMonth(month), label: formatMonth(month, 'long') },
  ],
  product: ({ id, title }: Pick<Product, 'id' | 'title'>): BreadcrumbItem[] => [
    home,
    { href: paths.store, label: 'Store' },
    { href: paths.product(id), label: title },
  ],
  publication: ({ id, title }: Pick<Publication, 'id' | 'title'>): BreadcrumbItem[] => [
    home,
    { href: paths.bibliography, label: 'Bibliography' },
    { href: paths.publication(id), label: title },
  ],
  historyEntry: ({ slug, title }: Pick<TimelineEntry, 'slug' | 'title'>): BreadcrumbItem[] => [
    home,
    { href: paths.history, label: 'Timeline' },
    { href: paths.historyEntry(slug), label: title },
  ],
  videoBranch: (branch: readonly VideoCategory[]): BreadcrumbItem[] => [
    home,
    { href: paths.videos, label: videosContent.title },
    ...branch.map(({ title }, step) => ({
      href: paths.videoBranch(getTrailPath(branch.slice(0, step + 1))),
      label: title,
    })),
  ],
  signs: [home, keyboard, { href: paths.signs, label: signsContent.title }],
  games: [home, keyboard, { href: paths.games, label: gamesContent.title }],
  comparison: [home, keyboard, { href: paths.comparison, label: comparisonContent.title }],
};
