import { Injectable } from '@nestjs/common';
import { organization } from '@paniscus/content';
import type { MonthTotal } from '@paniscus/domain/donation';
import type { AttentionReason } from '@paniscus/domain/payment';
import { Clock } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { DONATION_ATTENTION } from '../list/donation-attention.ts';

type Row = Record<'month' | 'once' | 'monthly' | 'refunded' | 'count', string>;

/** Figures about all donations. */
@Injectable()
export class DonationTotalsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Number of donations that need a person for this reason. */
  async countNeedingAttention(reason: AttentionReason): Promise<number> {
    return this.count(`SELECT count(*) AS count FROM donations d WHERE ${DONATION_ATTENTION[reason]}`);
  }

  /** Tribute lines that wait for a decision, of donations that are paid and not refunded. */
  async countWaitingTributes(): Promise<number> {
    return this.count(
      `SELECT count(*) AS count FROM tributes JOIN donations ON donations.id = donation_id
       WHERE wall_state = 'waiting' AND status = 'succeeded'`,
    );
  }

  /** Donations paid on a day (YYYY-MM-DD) in a time zone. */
  async totalOfDay(day: string, zone: string): Promise<{ count: number; cents: number }> {
    const [row] = await this.dataSource.query<{ count: string; cents: string }[]>(
      `SELECT count(*) AS count, coalesce(sum(amount_cents), 0) AS cents FROM donations
       WHERE status IN ('succeeded', 'refunded')
         AND succeeded_at >= CAST($1 AS timestamp) AT TIME ZONE $2
         AND succeeded_at < (CAST($1 AS timestamp) + interval '1 day') AT TIME ZONE $2`,
      [day, zone],
    );
    return { count: Number(row?.count), cents: Number(row?.cents) };
  }

  private async count(sql: string): Promise<number> {
    const [row] = await this.dataSource.query<{ count: string }[]>(sql);
    return Number(row?.count);
  }

  /**
   * The last twelve months in the organization's time zone including the current one, oldest first. A refund counts in
   * the month of its donation.
   */
  async lastTwelveMonths(): Promise<MonthTotal[]> {
    const rows = await this.dataSource.query<Row[]>(
      `WITH this_month AS (SELECT date_trunc('month', CAST($1 AS timestamptz) AT TIME ZONE $2) AS start),
         months AS (
           SELECT generate_series(start - interval '11 months', start, interval '1 month') AS start FROM this_month)
       SELECT to_char(months.start, 'YYYY-MM') AS month,
         coalesce(sum(amount_cents) FILTER (WHERE monthly_gift_id IS NULL), 0) AS once,
         coalesce(sum(amount_cents) FILTER (WHERE monthly_gift_id IS NOT NULL), 0) AS monthly,
         coalesce(sum(refunded_cents), 0) AS refunded,
         count(donations.id) AS count
       FROM months LEFT JOIN donations ON status IN ('succeeded', 'refunded')
         AND succeeded_at >= months.start AT TIME ZONE $2
         AND succeeded_at < (months.start + interval '1 month') AT TIME ZONE $2
       GROUP BY months.start ORDER BY months.start`,
      [this.clock.now(), organization.timeZone],
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
