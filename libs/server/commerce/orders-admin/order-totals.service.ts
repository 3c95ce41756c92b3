import { Injectable } from '@nestjs/common';
import { organization } from '@paniscus/content';
import type { AttentionReason } from '@paniscus/domain/payment';
import { Clock } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { ORDER_ATTENTION } from './list/order-attention.ts';

type Row = Record<'month' | 'cents' | 'refunded', string>;

/** Paid orders of a month in the organization's time zone, as YYYY-MM; refunds count in the month of their order. */
export type MonthSales = { month: string; cents: number; refundedCents: number };

/** Figures about all orders. */
@Injectable()
export class OrderTotalsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Number of orders that need a person for this reason. */
  async countNeedingAttention(reason: AttentionReason): Promise<number> {
    const [row] = await this.dataSource.query<{ count: string }[]>(
      `SELECT count(*) AS count FROM orders o WHERE ${ORDER_ATTENTION[reason]}`,
    );
    return Number(row?.count);
  }

  /** Orders paid on a day (YYYY-MM-DD) in a time zone. */
  async totalOfDay(day: string, zone: string): Promise<{ count: number; cents: number }> {
    const [row] = await this.dataSource.query<{ count: string; cents: string }[]>(
      `SELECT count(*) AS count, coalesce(sum(total_cents), 0) AS cents FROM orders
       WHERE paid_at >= CAST($1 AS timestamp) AT TIME ZONE $2
         AND paid_at < (CAST($1 AS timestamp) + interval '1 day') AT TIME ZONE $2`,
      [day, zone],
    );
    return { count: Number(row?.count), cents: Number(row?.cents) };
  }

  /** The months of the last year in which orders were paid. */
  async lastTwelveMonths(): Promise<MonthSales[]> {
    const rows = await this.dataSource.query<Row[]>(
      `SELECT to_char(paid_at AT TIME ZONE $2, 'YYYY-MM') AS month, sum(total_cents) AS cents,
         sum(refunded_cents) AS refunded
       FROM orders
       WHERE paid_at >= (date_trunc('month', CAST($1 AS timestamptz) AT TIME ZONE $2) - interval '11 months')
         AT TIME ZONE $2
       GROUP BY 1`,
      [this.clock.now(), organization.timeZone],
    );
    return rows.map(({ month, cents, refunded }) => ({
      month,
      cents: Number(cents),
      refundedCents: Number(refunded),
    }));
  }
}
