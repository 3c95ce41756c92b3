import { postListResponse } from '@paniscus/domain/posts';
import type { Post } from '@paniscus/domain/posts';
import { getNextCursor } from './pagination';
import { parseResponse } from './parse-response';

export type PostPage = { posts: Post[]; nextCursor: string | undefined };

export async function parsePostPage(response: Response): Promise<PostPage> {
  return { posts: await parseResponse(response, postListResponse), nextCursor: getNextCursor(response) };
}

export const postsPath = (cursor: string | null) =>
  cursor === null ? '/posts/' : `/posts/?cursor=${encodeURIComponent(cursor)}`;
