import type { NewsletterIssue } from '@paniscus/domain/newsletter';
import type { NewsletterIssueEntity } from './newsletter-issue.entity.ts';

/** Emails of an issue that were not sent. */
export type Unsent = {
  waiting: number;
  /** Not sent, because the post was unpublished. */
  stopped: number;
  /** Refused by the mail server for good. */
  refused: number;
};

const NONE: Unsent = { waiting: 0, stopped: 0, refused: 0 };

export const toNewsletterIssue = (
  issue: NewsletterIssueEntity,
  { waiting, stopped, refused }: Unsent = NONE,
): NewsletterIssue => ({
  id: issue.id,
  post_id: issue.postId,
  title: issue.title,
  sent_by: issue.sentBy,
  recipients: issue.recipients - stopped - refused,
  waiting,
  stopped,
  started_at: issue.startedAt.toISOString(),
  completed_at: issue.completedAt?.toISOString() ?? null,
});
