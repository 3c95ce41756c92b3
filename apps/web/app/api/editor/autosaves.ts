import { postAutosaveListResponse, postAutosaveResponse } from '@paniscus/domain/posts';
import type { PostAutosave, PostAutosaveInput } from '@paniscus/domain/posts';
import { callApiAsStaff } from '../client';
import { buildListQuery } from '../pagination';
import { parseResponse } from '../parse-response';

/** Unsaved texts of a post, or of posts that do not exist yet, newest first. */
export async function fetchAutosaves(postId: number | undefined): Promise<PostAutosave[]> {
  const query = buildListQuery({ post_id: postId === undefined ? '' : String(postId) });
  const response = await callApiAsStaff(`/posts/autosaves/${query}`);
  return parseResponse(response, postAutosaveListResponse);
}

/** Stores the unsaved text of an editor window. Does not open the login page when the session has ended. */
export async function saveAutosave(editorId: string, input: PostAutosaveInput): Promise<PostAutosave> {
  const response = await callApiAsStaff(`/posts/autosaves/${editorId}/`, {
    method: 'PUT',
    body: input,
    staysOnPage: true,
  });
  return parseResponse(response, postAutosaveResponse);
}

export async function deleteAutosave(editorId: string): Promise<void> {
  await callApiAsStaff(`/posts/autosaves/${editorId}/`, { method: 'DELETE', staysOnPage: true });
}
