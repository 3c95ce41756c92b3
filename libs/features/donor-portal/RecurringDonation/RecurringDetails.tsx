import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RecurringDonation } from '@paniscus/domain/donor-portal';
import { formatDollars } from '@paniscus/domain/money';
import type { ReactNode } from 'react';
import { formatDay } from '../Shared/donation-dates';
import { formatCardExpiry, formatCardName } from './recurring-labels';

const Details = styled(Box)(({ theme: { layout, spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(2, 4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  paddingTop: spacing(3),
  borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
})) as typeof Box;

export function RecurringDetails({ donation }: { donation: RecurringDonation }) {
  const { card, cost_cents: cost, gift_cents: amount, started_at: startedAt } = donation;
  return (
    <Details component="dl">
      <Detail term="Gift" note={cost === 0 ? undefined : `and ${formatDollars(cost)} for the processing fee`}>
        {formatDollars(amount)}
      </Detail>
      {donation.fund === null ? null : (
        <Detail term="Purpose" note={describeLaterGifts(donation)}>
          {donation.fund}
        </Detail>
      )}
      {card === null ? null : (
        <Detail term="Card" note={`Expires ${formatCardExpiry(card)}`}>
          {formatCardName(card)}
        </Detail>
      )}
      <Detail term="Since">
        <time dateTime={startedAt}>{formatDay(startedAt)}</time>
      </Detail>
    </Details>
  );
}

/** Where later gifts go; an ended donation has none. */
function describeLaterGifts({ state, is_fund_closed: isClosed }: RecurringDonation): string | undefined {
  if (state === 'ended') return undefined;
  return isClosed
    ? 'This purpose has ended. Your gifts now go where they are needed most.'
    : 'If this purpose ends, your gifts go where they are needed most.';
}

interface DetailProps {
  term: string;
  note?: string;
  children: ReactNode;
}

function Detail({ term, note, children }: DetailProps) {
  return (
    <div>
      <Typography component="dt" variant="overline" color="textSecondary" sx={{ display: 'block' }}>
        {term}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ fontVariantNumeric: 'lining-nums' }}>
        {children}
        {note === undefined ? null : (
          <Typography component="small" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {note}
          </Typography>
        )}
      </Typography>
    </div>
  );
}
