import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import type { MonthTotal } from '@paniscus/domain/donation';
import { formatDollars, formatShortDollars } from '@paniscus/domain/money';
import { BarChart } from '@paniscus/ui';
import { toMonthBars, describeMonths } from './month-summary';

interface DonationsByMonthProps {
  totals: readonly MonthTotal[] | 'failed' | undefined;
}

export function DonationsByMonth({ totals }: DonationsByMonthProps) {
  if (totals === undefined) return <Skeleton variant="rectangular" height="24rem" />;
  if (totals === 'failed')
    return (
      <Alert severity="warning" role="status">
        The monthly totals could not be loaded. The list below is complete.
      </Alert>
    );
  return (
    <BarChart
      title="Donations by month"
      summary={describeMonths(totals)}
      series={['One-time', 'Recurring']}
      negativeName="Refunded"
      barName="Month"
      bars={toMonthBars(totals)}
      format={formatDollars}
      formatTick={formatShortDollars}
    />
  );
}
