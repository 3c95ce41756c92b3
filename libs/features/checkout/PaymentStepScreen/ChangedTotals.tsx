import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Totals } from '@paniscus/domain/checkout';
import { formatDollars } from '@paniscus/domain/money';
import { useFocusOnMount } from '@paniscus/ui';
import { TotalsTable } from './TotalsTable';

interface ChangedTotalsProps {
  before: Totals;
  after: Totals;
  onAccept: () => void;
}

const TITLE_ID = 'changed-totals';

const Notice = styled(Stack)(({ theme: { layout, spacing, vars } }) => ({
  padding: spacing(2.5),
  backgroundColor: vars.palette.warning.container,
  borderLeft: `4px solid ${vars.palette.warning.main}`,
  borderRadius: layout.tileRadius,
})) as typeof Stack;

/** The buyer has to accept totals that changed since they were shown; nothing was charged. */
export function ChangedTotals({ before, after, onAccept }: ChangedTotalsProps) {
  const notice = useFocusOnMount<HTMLDivElement>();
  const isDiscountLost = before.discountCents > 0 && after.discountCents === 0;
  return (
    <Notice component="section" ref={notice} tabIndex={-1} aria-labelledby={TITLE_ID} spacing={2}>
      <Box role="alert">
        <Typography id={TITLE_ID} variant="h4" component="h2" sx={{ color: 'warning.main' }}>
          What changed
        </Typography>
        <Typography variant="body2" sx={{ mt: 1 }}>
          The total changed while you were checking out. Your card was not charged.
          {isDiscountLost ? ' The discount code can no longer be used.' : ''} Please review the new total
          before you pay.
        </Typography>
      </Box>
      <TotalsTable before={before} after={after} />
      <Button color="accent" fullWidth onClick={onAccept}>
        <span>{`Continue with ${formatDollars(after.totalCents)}`}</span>
      </Button>
    </Notice>
  );
}
