import type { NewsletterIssue } from './newsletter-response.schema.ts';

/** Whether emails are still being put in the outbox, or wait there, such as for the mail server. */
export const isSending = ({ completed_at: completedAt, waiting }: NewsletterIssue): boolean =>
  completedAt === null || waiting > 0;

/** Whether a published post can be sent: it never was, or was unpublished before it reached everybody. */
export const isSendable = (issue: NewsletterIssue | undefined): boolean =>
  issue === undefined || issue.stopped > 0;
