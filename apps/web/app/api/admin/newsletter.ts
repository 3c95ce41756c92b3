import { newsletterIssueResponse, newsletterResponse } from '@paniscus/domain/newsletter';
import type { Newsletter, NewsletterIssue } from '@paniscus/domain/newsletter';
import { callApiAsStaff } from '../client';
import { parseResponse } from '../parse-response';

export async function fetchNewsletter(): Promise<Newsletter> {
  return parseResponse(await callApiAsStaff('/newsletter/'), newsletterResponse);
}

export async function sendPostToSubscribers(postId: number): Promise<NewsletterIssue> {
  const response = await callApiAsStaff('/newsletter/issues/', { method: 'POST', body: { post_id: postId } });
  return parseResponse(response, newsletterIssueResponse);
}
