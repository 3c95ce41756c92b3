import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RecurringDonation } from '@paniscus/domain/donor-portal';
import type { RefObject } from 'react';
import { STATE_LABELS, describeState, formatTitle } from './recurring-labels';

type RecurringDonationHeaderProps = {
  /** Id of the heading. */
  id: string;
  donation: RecurringDonation;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

export function RecurringDonationHeader({ id, donation, headingRef }: RecurringDonationHeaderProps) {
  return (
    <Stack component="header" spacing={1}>
      <Typography component="span" variant="overline" color="textSecondary">
        {STATE_LABELS[donation.state]}
      </Typography>
      <Typography
        id={id}
        ref={headingRef}
        component="h3"
        variant="h3"
        tabIndex={-1}
        sx={{ fontVariantNumeric: 'lining-nums' }}
      >
        {formatTitle(donation)}
      </Typography>
      <Typography variant="body2">{describeState(donation)}</Typography>
    </Stack>
  );
}
