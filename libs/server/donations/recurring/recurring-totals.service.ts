import { Injectable } from '@nestjs/common';
import type { Cents } from '@paniscus/domain/money';
import { DataSource } from 'typeorm';

export type MonthlyTotal = { receivedCents: Cents; receivedCount: number };

@Injectable()
export class MonthlyTotals {
  constructor(private readonly dataSource: DataSource) {}

  async get(recurringDonationIds: readonly number[]): Promise<Map<number, MonthlyTotal>> {
    const rows = await this.dataSource.query<({ id: number } & Record<'cents' | 'count', string>)[]>(
      `SELECT monthly_gift_id AS id, sum(amount_cents - refunded_cents) AS cents, count(*) AS count
       FROM donations WHERE monthly_gift_id = ANY($1) AND status = 'succeeded' GROUP BY monthly_gift_id`,
      [recurringDonationIds],
    );
    return new Map(
      rows.map(({ id, cents, count }) => [
        id,
        { receivedCents: Number(cents), receivedCount: Number(count) },
      ]),
    );
  }
}
