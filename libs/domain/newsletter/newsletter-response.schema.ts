import type { InferType } from 'yup';
import {
  choice,
  flag,
  integer,
  list,
  record,
  text,
  timestamp,
  timestampOrNull,
} from '../validation/response-fields.ts';

/** Pending until the person has confirmed the address by email. */
const SUBSCRIPTION_STATES = ['pending', 'subscribed'] as const;

/** Response of `GET /api/newsletter/links/{token}/`. */
export const newsletterSubscriptionResponse = record({
  email: text('Lowercase.'),
  state: choice(SUBSCRIPTION_STATES, 'Pending until the address is confirmed.'),
});

/** Response of `POST /api/newsletter/links/{token}/unsubscribe/`. */
export const newsletterUnsubscribedResponse = record({
  was_subscribed: flag('False when the link is wrong, or was used before.'),
});

/** A post that was sent to the subscribers; response of `POST /api/newsletter/issues/`. */
export const newsletterIssueResponse = record({
  id: integer(),
  post_id: integer(),
  title: text('Title of the post when it was sent.'),
  sent_by: text('Name of the staff member.'),
  recipients: integer('Subscribers to whom it was sent, or is still to be sent.'),
  waiting: integer('Those of them to whom it is still to be sent.'),
  stopped: integer('Other subscribers, whom it did not reach because the post was unpublished first.'),
  started_at: timestamp(),
  completed_at: timestampOrNull('Null while emails are still being put in the outbox.'),
});

/** Response of `GET /api/newsletter/`. */
export const newsletterResponse = record({
  is_on: flag('Whether it can be sent: a mail server is set, or the site is a local trial.'),
  subscribers: integer('People who confirmed their address.'),
  pending: integer('People who have not confirmed their address yet.'),
  issues: list(newsletterIssueResponse, 'Newest first, at most 1,000.'),
});

export type NewsletterSubscription = InferType<typeof newsletterSubscriptionResponse>;
export type NewsletterUnsubscribed = InferType<typeof newsletterUnsubscribedResponse>;
export type NewsletterIssue = InferType<typeof newsletterIssueResponse>;
export type Newsletter = InferType<typeof newsletterResponse>;
