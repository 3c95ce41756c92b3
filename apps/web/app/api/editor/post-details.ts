import { postDetailsResponse, postSeriesListResponse, postTagListResponse } from '@paniscus/domain/posts';
import type { PostDetails, PostDetailsInput, StoredPostDetails } from '@paniscus/domain/posts';
import { callApiAsStaff } from '../client';
import { parseResponse } from '../parse-response';

export async function fetchPostDetails(id: number): Promise<StoredPostDetails> {
  return parseResponse(await callApiAsStaff(`/posts/${id}/details/`), postDetailsResponse);
}

/** Does not open the login page when the session has ended, so that nothing typed is lost. */
export async function savePostDetails(id: number, input: PostDetailsInput): Promise<StoredPostDetails> {
  const response = await callApiAsStaff(`/posts/${id}/details/`, {
    method: 'PUT',
    body: input,
    staysOnPage: true,
  });
  return parseResponse(response, postDetailsResponse);
}

/** Details of a post for a new one, which is no part of its series. */
export async function fetchDetailsForCopy(id: number): Promise<PostDetails> {
  const { excerpt, picture, tags } = await fetchPostDetails(id);
  return { excerpt, picture, tags };
}

/** Tags of all posts, most used first. */
export async function fetchKnownTags(): Promise<string[]> {
  const tags = await parseResponse(await callApiAsStaff('/post-tags/'), postTagListResponse);
  return tags.map(({ tag }) => tag);
}

/** Names of all series, newest first. */
export async function fetchKnownSeries(): Promise<string[]> {
  const series = await parseResponse(await callApiAsStaff('/post-series/'), postSeriesListResponse);
  return series.map(({ name }) => name);
}
