import type { NewsletterSignUp } from '@paniscus/domain/newsletter';
import { callApi } from './client';

/** Requests a link to confirm the address by email. The response does not reveal whether it is subscribed. */
export async function requestSubscription(body: NewsletterSignUp): Promise<void> {
  await callApi('/newsletter/subscriptions/', { method: 'POST', body });
}
