import type { AttentionReason } from '@paniscus/domain/payment';

/** SQL conditions of donations, with the alias `d`, that need a person. */
export const DONATION_ATTENTION: Record<AttentionReason, string> = {
  review: 'd.attention IS NOT NULL',
  refund: `EXISTS (SELECT 1 FROM refunds r
    WHERE r.kind = 'donation' AND r.payable_id = d.id AND r.settled_at IS NULL)`,
  email: `EXISTS (SELECT 1 FROM mails m WHERE (m.state = 'refused' OR m.state = 'waiting' AND m.last_error IS NOT NULL)
    AND (m.kind IN ('donation-receipt', 'donation-void') AND m.subject_id = d.id
      OR m.kind = 'tribute-card' AND m.subject_id IN (SELECT t.id FROM tributes t WHERE t.donation_id = d.id)))`,
};
