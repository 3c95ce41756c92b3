import {
  editablePostListResponse,
  postChangeAuthorResponse,
  postCountsResponse,
  postListResponse,
  postResponse,
} from '@paniscus/domain/posts';
import type {
  EditablePost,
  Post,
  PostChangeAuthor,
  PostCounts,
  PostDetails,
  PostDraft,
  PostStatus,
} from '@paniscus/domain/posts';
import type { PostChange } from '@paniscus/features/posts';
import { callApiAsStaff } from './client';
import { buildListQuery } from './pagination';
import { parseResponse } from './parse-response';
import { parsePostPage } from './post-page';
import type { PostPage } from './post-page';
import { ProblemError } from './problem-error';

/** The post has changed since it was loaded; `current` is the stored post, `changedBy` who changed its text. */
export class PostConflictError extends Error {
  override name = 'PostConflictError';
  readonly current: Post;
  readonly changedBy: PostChangeAuthor | null;

  constructor(current: Post, changedBy: PostChangeAuthor | null) {
    super('The post has changed since it was loaded.');
    this.current = current;
    this.changedBy = changedBy;
  }
}

export async function fetchPosts(status: PostStatus | undefined, cursor: string | null): Promise<PostPage> {
  return parsePostPage(await callApiAsStaff(`/posts/${buildListQuery({ status: status ?? '' }, cursor)}`));
}

/** Posts that the signed-in staff member may edit, best matches first. */
export async function findEditablePosts(search: string): Promise<EditablePost[]> {
  const response = await callApiAsStaff(`/editable-posts/${buildListQuery({ search })}`);
  return parseResponse(response, editablePostListResponse);
}

export async function fetchPostCounts(): Promise<PostCounts> {
  return parseResponse(await callApiAsStaff('/post-counts/'), postCountsResponse);
}

export async function fetchPost(id: number): Promise<Post> {
  return parseResponse(await callApiAsStaff(`/posts/${id}/`), postResponse);
}

type EditedPost = PostDraft & PostChange;
type NewPost = EditedPost & { details?: PostDetails };

/** Creates a post once, however often it is called with the same key. Throws PostConflictError for another text. */
export async function createPost(post: NewPost, idempotencyKey: string): Promise<Post> {
  const headers = { 'idempotency-key': idempotencyKey };
  const response = await sendPost('/posts/', { method: 'POST', body: post, headers });
  if (response.status !== 201) throw new ProblemError(response.status);
  return parseResponse(response, postResponse);
}

/** Updates a post. Throws PostConflictError when it has a later version. */
export async function updatePost(id: number, post: EditedPost, version: number | undefined): Promise<Post> {
  const response = await sendPost(`/posts/${id}/`, { method: 'PUT', body: { ...post, version } });
  if (response.status !== 200) throw new ProblemError(response.status);
  return parseResponse(response, postResponse);
}

export async function deletePost(id: number): Promise<void> {
  await callApiAsStaff(`/posts/${id}/`, { method: 'DELETE' });
}

/** Moves all sample posts to the trash, and returns them. */
export async function trashSamplePosts(): Promise<Post[]> {
  return parseResponse(
    await callApiAsStaff('/sample-posts/trash/', { method: 'POST', body: {} }),
    postListResponse,
  );
}

async function sendPost(path: string, request: Parameters<typeof callApiAsStaff>[1]): Promise<Response> {
  try {
    // The text is saved on the device and comes back after the login.
    return await callApiAsStaff(path, { ...request, staysOnPage: false });
  } catch (error) {
    const problem = error instanceof ProblemError ? error.problem : undefined;
    if (problem?.status === 409 && 'current' in problem) throw parseConflict(problem);
    throw error;
  }
}

function parseConflict({ current, changed_by: changedBy }: { current?: unknown; changed_by?: unknown }) {
  return new PostConflictError(
    postResponse.validateSync(current),
    postChangeAuthorResponse.nullable().validateSync(changedBy),
  );
}
