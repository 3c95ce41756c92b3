import { styled } from '@mui/material/styles';
import type { RecurringDonation } from '@paniscus/domain/donor-portal';
import { formatDollars } from '@paniscus/domain/money';
import { formatDay } from '../Shared/donation-dates';
import { formatCardExpiry, formatCardName } from './recurring-labels';

const Facts = styled('dl')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2, 4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  paddingTop: spacing(3),
  borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  '& dt': { ...typography.overline, color: vars.palette.text.secondary },
  '& dd': { ...typography.body2, fontVariantNumeric: 'lining-nums' },
  '& small': { ...typography.caption, display: 'block', color: vars.palette.text.secondary },
}));

export function RecurringFacts({ gift }: { gift: RecurringDonation }) {
  const { card, cost_cents: cost, gift_cents: sum, started_at: started } = gift;
  return (
    <Facts>
      <div>
        <dt>Gift</dt>
        <dd>
          {formatDollars(sum)}
          {cost === 0 ? null : <small>{`and ${formatDollars(cost)} for the cost of the payment`}</small>}
        </dd>
      </div>
      {card === null ? null : (
        <div>
          <dt>Card</dt>
          <dd>
            {formatCardName(card)}
            <small>{`Good through ${formatCardExpiry(card)}`}</small>
          </dd>
        </div>
      )}
      <div>
        <dt>Since</dt>
        <dd>
          <time dateTime={started}>{formatDay(started)}</time>
        </dd>
      </div>
    </Facts>
  );
}
