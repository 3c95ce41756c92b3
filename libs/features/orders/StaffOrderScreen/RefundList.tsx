import { styled } from '@mui/material/styles';
import { formatDollars } from '@paniscus/domain';
import type { OrderRefund } from '@paniscus/domain';
import { LocalTime } from '@paniscus/ui';

const STATES: Record<OrderRefund['state'], string> = {
  requested: 'asked for',
  succeeded: 'given back',
  failed: 'failed',
};

const Refunds = styled('ul')(({ theme: { measures, spacing, typography, vars } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    ...typography.body2,
    display: 'grid',
    gap: spacing(0.25),
    paddingBlock: spacing(1.25),
    borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& small': { ...typography.caption, color: vars.palette.text.secondary },
}));

/** What was given back, by whom and why. */
export function RefundList({ refunds }: { refunds: readonly OrderRefund[] }) {
  return (
    <Refunds role="list">
      {refunds.map((refund) => (
        <li key={refund.id}>
          <span>{`${formatDollars(refund.amount_cents)}, ${STATES[refund.state]}`}</span>
          {refund.reason === '' ? null : <span>{refund.reason}</span>}
          <small>
            <LocalTime iso={refund.created_at} /> · {refund.by}
          </small>
        </li>
      ))}
    </Refunds>
  );
}
