/**
 * Why an order or a donation needs a person: its payment is disputed, it is flagged for another reason, a refund has no
 * result yet, or an email was not sent.
 */
export const ATTENTION_REASONS = ['dispute', 'review', 'refund', 'email'] as const;

export type AttentionReason = (typeof ATTENTION_REASONS)[number];

/** How staff see the reasons. */
export const ATTENTION_LABELS: Record<AttentionReason, string> = {
  dispute: 'Disputed payment',
  review: 'Needs review',
  refund: 'Refund in progress',
  email: 'Email not sent',
};
