import { Injectable } from '@nestjs/common';
import type { Dispute } from '@paniscus/domain/payment';
import { DataSource } from 'typeorm';
import type { PayableKind } from './payables.ts';

type DisputeRow = { payableId: number; dueAt: Date | null };

/** Disputes that wait for our response. */
@Injectable()
export class DisputesService {
  constructor(private readonly dataSource: DataSource) {}

  /** The next deadline of a response; null when no dispute has one. */
  async findDeadline(kind: PayableKind): Promise<Date | null> {
    const [row] = await this.dataSource.query<Pick<DisputeRow, 'dueAt'>[]>(
      'SELECT min(dispute_due_at) AS "dueAt" FROM payments WHERE kind = $1 AND disputed_at IS NOT NULL',
      [kind],
    );
    return row?.dueAt ?? null;
  }

  /** The dispute of one order or donation; null without one. */
  async find(kind: PayableKind, payableId: number): Promise<Dispute | null> {
    return (await this.groupByPayable(kind, [payableId])).get(payableId) ?? null;
  }

  /** The disputes of the given orders or donations, each with the next deadline, by their ids. */
  async groupByPayable(kind: PayableKind, payableIds: readonly number[]): Promise<Map<number, Dispute>> {
    const rows = await this.dataSource.query<DisputeRow[]>(
      `SELECT payable_id AS "payableId", min(dispute_due_at) AS "dueAt" FROM payments
       WHERE kind = $1 AND payable_id = ANY($2) AND disputed_at IS NOT NULL GROUP BY payable_id`,
      [kind, payableIds],
    );
    return new Map(rows.map(({ payableId, dueAt }) => [payableId, { due_at: dueAt?.toISOString() ?? null }]));
  }
}
