import type { NewsletterIssue } from '@paniscus/domain/newsletter';
import type { NewsletterIssueEntity } from './newsletter-issue.entity.ts';

/** Emails of an issue that were not sent. */
export type Unsent = {
  waiting: number;
  /** Not sent, and never to be. */
  dropped: number;
};

const NONE: Unsent = { waiting: 0, dropped: 0 };

export const toNewsletterIssue = (
  issue: NewsletterIssueEntity,
  { waiting, dropped }: Unsent = NONE,
): NewsletterIssue => ({
  id: issue.id,
  post_id: issue.postId,
  title: issue.title,
  sent_by: issue.sentBy,
  recipients: issue.recipients - dropped,
  waiting,
  started_at: issue.startedAt.toISOString(),
  completed_at: issue.completedAt?.toISOString() ?? null,
});
