import { isolateName } from '@paniscus/domain/text';
import { formatMonth } from '@paniscus/domain/timing';

/** What the posts of a list have in common. */
export type PostFilter =
  | { kind: 'tag'; tag: string }
  | { kind: 'author'; name: string }
  | { kind: 'series'; name: string }
  /** YYYY-MM */
  | { kind: 'month'; month: string };

/** Title and introduction of a list; without a filter, that of all posts. */
export function getListHeading(filter: PostFilter | undefined): { title: string; lead: string } {
  switch (filter?.kind) {
    case undefined:
      return { title: 'Posts', lead: 'News and notes from our work, newest first.' };
    case 'tag':
      return { title: `#${filter.tag}`, lead: 'Posts with this tag, newest first.' };
    case 'author':
      return {
        title: `Posts by ${isolateName(filter.name)}`,
        lead: 'News and notes from our work, newest first.',
      };
    case 'series':
      return { title: filter.name, lead: 'A series of posts, from the first part to the last.' };
    case 'month':
      return { title: formatMonth(filter.month, 'long'), lead: 'Posts from this month, newest first.' };
  }
}
