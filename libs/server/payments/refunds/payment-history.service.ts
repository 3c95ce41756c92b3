import { Injectable } from '@nestjs/common';
import { formatDollars } from '@paniscus/domain/money';
import type { PaymentState } from '@paniscus/domain/payment';
import { historyEvent } from '@paniscus/server/platform';
import type { HistoryEvent } from '@paniscus/server/platform';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { PaymentEntity } from '../payment.entity.ts';
import { TransitionEntity } from '../transition.entity.ts';
import { RefundEntity } from './refund.entity.ts';
import type { Paid } from './refundables.ts';

const PAYMENT_LABELS: Record<PaymentState, string> = {
  pending: 'Payment begun',
  failed: 'Card declined',
  succeeded: 'Payment succeeded',
  refunded: 'Payment given back',
  canceled: 'Payment given up',
};

type RefundView = {
  id: number;
  amount_cents: number;
  state: RefundEntity['state'];
  reason: string;
  by: string;
  created_at: string;
};

/** Payment history of an order or a donation. */
@Injectable()
export class PaymentHistory {
  constructor(private readonly dataSource: DataSource) {}

  async getIntentId(paid: Paid): Promise<string | null> {
    const payments = this.dataSource.getRepository(PaymentEntity);
    const ours = { ...paid, intentId: Not(IsNull()) };
    const settled = await payments.findOneBy({ ...ours, state: In(['succeeded', 'refunded']) });
    const newest = settled ?? (await payments.findOne({ where: ours, order: { id: 'DESC' } }));
    return newest?.intentId ?? null;
  }

  async listRefunds(paid: Paid): Promise<RefundView[]> {
    const refunds = await this.dataSource.manager.find(RefundEntity, { where: paid, order: { id: 'ASC' } });
    return refunds.map(({ id, amountCents, state, reason, requestedBy, createdAt }) => ({
      id,
      amount_cents: amountCents,
      state,
      reason,
      by: requestedBy,
      created_at: createdAt.toISOString(),
    }));
  }

  /** State transitions of the payable, labeled with the caller's state labels. */
  async stateEvents(
    { kind, payableId }: Paid,
    words: Record<string, string>,
  ): Promise<HistoryEvent<'state'>[]> {
    const moves = await this.moves(kind, [payableId]);
    return moves.map(({ at, to, cause }) => historyEvent(at, 'state', words[to] ?? to, cause));
  }

  async paymentEvents(paid: Paid): Promise<HistoryEvent<'payment'>[]> {
    const payments = await this.dataSource.manager.findBy(PaymentEntity, paid);
    const amounts = new Map(payments.map(({ id, amountCents }) => [id, formatDollars(amountCents)]));
    const moves = await this.moves('payment', [...amounts.keys()]);
    return moves.map(({ at, to, cause, subjectId }) =>
      historyEvent(at, 'payment', `${PAYMENT_LABELS[to as PaymentState]} (${amounts.get(subjectId)})`, cause),
    );
  }

  async refundEvents(paid: Paid): Promise<HistoryEvent<'refund'>[]> {
    const refunds = await this.dataSource.manager.findBy(RefundEntity, paid);
    return refunds.flatMap((refund) => {
      const cause = `staff ${refund.requestedBy}`;
      const why = refund.reason === '' ? '' : `: ${refund.reason}`;
      const name = `Refund of ${formatDollars(refund.amountCents)}`;
      const requested = historyEvent(refund.createdAt, 'refund', `${name} requested${why}`, cause);
      if (refund.completedAt === null) return [requested];
      const end = refund.state === 'succeeded' ? 'done' : `refused: ${refund.failure ?? 'no reason given'}`;
      return [requested, historyEvent(refund.completedAt, 'refund', `${name} ${end}`, cause)];
    });
  }

  private moves(kind: string, subjectIds: number[]): Promise<TransitionEntity[]> {
    return this.dataSource.manager.find(TransitionEntity, {
      where: { kind, subjectId: In(subjectIds) },
      order: { id: 'ASC' },
    });
  }
}
