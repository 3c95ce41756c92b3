import type { AttentionReason } from '@paniscus/domain/payment';

const DISPUTED = `EXISTS (SELECT 1 FROM payments y
  WHERE y.kind = 'donation' AND y.payable_id = d.id AND y.disputed_at IS NOT NULL)`;

/** SQL conditions of donations, with the alias `d`, that need a person. */
export const DONATION_ATTENTION: Record<AttentionReason, string> = {
  dispute: DISPUTED,
  review: `(d.attention IS NOT NULL AND NOT ${DISPUTED})`,
  refund: `EXISTS (SELECT 1 FROM refunds r
    WHERE r.kind = 'donation' AND r.payable_id = d.id AND r.settled_at IS NULL)`,
  email: `EXISTS (SELECT 1 FROM mails m WHERE (m.state = 'refused' OR m.state = 'waiting' AND m.last_error IS NOT NULL)
    AND (m.kind IN ('donation-receipt', 'donation-void') AND m.subject_id = d.id
      OR m.kind = 'tribute-card' AND m.subject_id IN (SELECT t.id FROM tributes t WHERE t.donation_id = d.id)))`,
};
