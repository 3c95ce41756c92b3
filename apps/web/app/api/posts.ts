import { postResponse } from '@paniscus/domain/posts';
import type { Post, PostDraft } from '@paniscus/domain/posts';
import { callAsStaff } from './client';
import { parseResponse } from './parse-response';
import { parsePostPage, postsPath } from './post-page';
import type { PostPage } from './post-page';
import { ProblemError } from './problem-error';

export async function readPosts(cursor: string | null): Promise<PostPage> {
  return parsePostPage(await callAsStaff(postsPath(cursor)));
}

export async function readPost(id: number): Promise<Post> {
  return parseResponse(await callAsStaff(`/posts/${id}/`), postResponse);
}

export async function createPost(draft: PostDraft): Promise<void> {
  const { status } = await callAsStaff('/posts/', { method: 'POST', body: draft });
  if (status !== 201) throw new ProblemError(status);
}

export async function updatePost(id: number, draft: PostDraft): Promise<void> {
  const { status } = await callAsStaff(`/posts/${id}/`, { method: 'PUT', body: draft });
  if (status !== 200) throw new ProblemError(status);
}
