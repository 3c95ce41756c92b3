import type { Post } from '@paniscus/domain/posts';
import { getNextCursor } from './paged-list';

export type PostPage = { posts: Post[]; nextCursor: string | undefined };

export async function parsePostPage(answer: Response): Promise<PostPage> {
  return { posts: (await answer.json()) as Post[], nextCursor: getNextCursor(answer) };
}

export const postsPath = (cursor: string | null) =>
  cursor === null ? '/posts/' : `/posts/?cursor=${encodeURIComponent(cursor)}`;
