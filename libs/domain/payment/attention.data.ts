/** Why an order or a donation needs a person: it is flagged, a refund has no result yet, or an email was not sent. */
export const ATTENTION_REASONS = ['review', 'refund', 'email'] as const;

export type AttentionReason = (typeof ATTENTION_REASONS)[number];

/** How staff see the reasons. */
export const ATTENTION_LABELS: Record<AttentionReason, string> = {
  review: 'Needs review',
  refund: 'Refund in progress',
  email: 'Email not sent',
};
