import { useState } from 'react';
import { RefundDialog } from './RefundDialog';
import type { RefundDialogProps } from './RefundDialog';

interface RefundActionProps extends Omit<RefundDialogProps, 'refundId'> {
  /** Stored refunds. Once the dialog's own refund is among them, the next one gets a new id. */
  refunds: readonly { refund_id: string }[];
  /** Creates the id of a refund; called once for each. */
  newId: () => string;
}

/**
 * Refunds a payment in full or in part. The refund id stays the same until the refund is stored, so that a retry after a
 * lost response is idempotent, and what was typed stays when the refund is refused.
 */
export function RefundAction({ refunds, newId, ...dialog }: RefundActionProps) {
  const [refundId, setRefundId] = useState(newId);
  if (refunds.some(({ refund_id: stored }) => stored === refundId)) setRefundId(newId());
  return <RefundDialog key={refundId} refundId={refundId} {...dialog} />;
}
