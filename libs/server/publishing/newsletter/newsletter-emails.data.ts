/** Kinds of emails, for the outbox. */
export const EMAIL_KINDS = { confirmation: 'newsletter-confirmation', issue: 'newsletter-issue' } as const;
