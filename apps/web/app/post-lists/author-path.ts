import type { Post } from '@paniscus/domain/posts';
import { toSlug } from '@paniscus/domain/slugs';
import { paths } from '@paniscus/routes';

/** Path of the page with the posts of an author; undefined when the byline has no letter that a slug could have. */
export function findAuthorPath({ username }: Pick<Post, 'username'>): string | undefined {
  const author = toSlug(username);
  return author === '' ? undefined : paths.postAuthor(author);
}
