import { postResponse, postRevisionListResponse, postRevisionResponse } from '@paniscus/domain/posts';
import type { Post, PostRevision, PostRevisionSummary } from '@paniscus/domain/posts';
import { callApiAsStaff } from '../client';
import { buildListQuery, getNextCursor } from '../pagination';
import { parseResponse } from '../parse-response';

type RevisionPage = { revisions: PostRevisionSummary[]; nextCursor: string | undefined };

const PAGE = 100;

/** Newest first. */
export async function fetchRevisions(id: number, cursor?: string): Promise<RevisionPage> {
  const query = buildListQuery({ limit: String(PAGE) }, cursor);
  const response = await callApiAsStaff(`/posts/${id}/revisions/${query}`);
  return {
    revisions: await parseResponse(response, postRevisionListResponse),
    nextCursor: getNextCursor(response),
  };
}

export async function fetchRevision(id: number, version: number): Promise<PostRevision> {
  return parseResponse(await callApiAsStaff(`/posts/${id}/revisions/${version}/`), postRevisionResponse);
}

export async function createPreviewLink(id: number): Promise<Post> {
  const response = await callApiAsStaff(`/posts/${id}/preview-link/`, { method: 'POST', body: {} });
  return parseResponse(response, postResponse);
}

export async function revokePreviewLink(id: number): Promise<Post> {
  return parseResponse(
    await callApiAsStaff(`/posts/${id}/preview-link/`, { method: 'DELETE' }),
    postResponse,
  );
}
