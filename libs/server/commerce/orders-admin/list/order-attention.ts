import type { AttentionReason } from '@paniscus/domain/payment';

const DISPUTED = `EXISTS (SELECT 1 FROM payments y
  WHERE y.kind = 'order' AND y.payable_id = o.id AND y.disputed_at IS NOT NULL)`;

/** SQL conditions of orders, with the alias `o`, that need a person. */
export const ORDER_ATTENTION: Record<AttentionReason, string> = {
  dispute: DISPUTED,
  review: `((o.state = 'needs_attention' OR o.attention IS NOT NULL) AND NOT ${DISPUTED})`,
  refund: `EXISTS (SELECT 1 FROM refunds r
    WHERE r.kind = 'order' AND r.payable_id = o.id AND r.settled_at IS NULL)`,
  email: `EXISTS (SELECT 1 FROM mails m WHERE (m.state = 'refused' OR m.state = 'waiting' AND m.last_error IS NOT NULL)
    AND (m.kind IN ('order-confirmation', 'order-link', 'order-canceled') AND m.subject_id = o.id
      OR m.kind = 'order-refunded' AND m.subject_id IN (SELECT f.id FROM order_refunds f WHERE f.order_id = o.id)
      OR m.kind = 'order-changed' AND m.subject_id IN (SELECT e.id FROM order_edits e WHERE e.order_id = o.id)
      OR m.kind = 'order-shipped' AND m.subject_id IN (SELECT p.id FROM parcels p WHERE p.order_id = o.id)))`,
};
