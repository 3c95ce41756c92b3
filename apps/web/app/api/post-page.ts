import type { Post } from '@paniscus/domain';
import { getNextCursor } from './paged-list';

/** One page of posts, newest first, and where the next one begins. */
export type PostPage = { posts: Post[]; nextCursor: string | undefined };

/** A page of posts as the API's list tells it: the body is the list, the Link header names the page after it. */
export async function parsePostPage(answer: Response): Promise<PostPage> {
  return { posts: (await answer.json()) as Post[], nextCursor: getNextCursor(answer) };
}

export const postsPath = (cursor: string | null) =>
  cursor === null ? '/posts/' : `/posts/?cursor=${encodeURIComponent(cursor)}`;
