import type { MonthTotal } from '@paniscus/domain/donation';
import { formatDollars } from '@paniscus/domain/money';
import { Alert, BarChart, Skeleton } from '@paniscus/ui';
import { toMonthBars, describeMonths, shortDollars } from './month-summary';

interface DonationsByMonthProps {
  totals: readonly MonthTotal[] | 'failed' | undefined;
}

export function DonationsByMonth({ totals }: DonationsByMonthProps) {
  if (totals === undefined) return <Skeleton height="24rem" />;
  if (totals === 'failed')
    return <Alert kind="warning">The totals by month did not arrive. The list below is complete.</Alert>;
  return (
    <BarChart
      title="Given by month"
      summary={describeMonths(totals)}
      series={['Given once', 'Given monthly']}
      belowName="Given back"
      barName="Month"
      bars={toMonthBars(totals)}
      format={formatDollars}
      formatTick={shortDollars}
    />
  );
}
