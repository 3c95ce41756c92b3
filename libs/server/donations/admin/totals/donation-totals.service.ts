import { Injectable } from '@nestjs/common';
import type { MonthTotal } from '@paniscus/domain/donation';
import { Clock } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';

type Row = Record<'month' | 'once' | 'monthly' | 'refunded' | 'count', string>;

@Injectable()
export class DonationTotalsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * The last twelve months in UTC including the current one, oldest first. A refund counts in the month of its
   * donation.
   */
  async lastYear(): Promise<MonthTotal[]> {
    const rows = await this.dataSource.query<Row[]>(
      `WITH this_month AS (SELECT date_trunc('month', CAST($1 AS timestamptz) AT TIME ZONE 'UTC') AS start),
         months AS (
           SELECT generate_series(start - interval '11 months', start, interval '1 month') AS start FROM this_month)
       SELECT to_char(months.start, 'YYYY-MM') AS month,
         coalesce(sum(amount_cents) FILTER (WHERE monthly_gift_id IS NULL), 0) AS once,
         coalesce(sum(amount_cents) FILTER (WHERE monthly_gift_id IS NOT NULL), 0) AS monthly,
         coalesce(sum(refunded_cents), 0) AS refunded,
         count(donations.id) AS count
       FROM months LEFT JOIN donations ON status IN ('succeeded', 'refunded')
         AND succeeded_at >= months.start AT TIME ZONE 'UTC'
         AND succeeded_at < (months.start + interval '1 month') AT TIME ZONE 'UTC'
       GROUP BY months.start ORDER BY months.start`,
      [this.clock.now()],
    );
    return rows.map(({ month, once, monthly, refunded, count }) => ({
      month,
      once_cents: Number(once),
      monthly_cents: Number(monthly),
      refunded_cents: Number(refunded),
      count: Number(count),
    }));
  }
}
