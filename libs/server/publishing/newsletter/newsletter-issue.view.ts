import type { NewsletterIssue } from '@paniscus/domain/newsletter';
import type { NewsletterIssueEntity } from './newsletter-issue.entity.ts';

export const toNewsletterIssue = (issue: NewsletterIssueEntity): NewsletterIssue => ({
  id: issue.id,
  post_id: issue.postId,
  title: issue.title,
  sent_by: issue.sentBy,
  recipients: issue.recipients,
  started_at: issue.startedAt.toISOString(),
  completed_at: issue.completedAt?.toISOString() ?? null,
});
