import type { NewsletterIssue } from './newsletter-response.schema.ts';

/** Whether emails are still being put in the outbox, or wait there, such as for the mail server. */
export const isSending = ({ completed_at: completedAt, waiting }: NewsletterIssue): boolean =>
  completedAt === null || waiting > 0;
