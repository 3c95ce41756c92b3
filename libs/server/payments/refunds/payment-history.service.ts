import { Injectable } from '@nestjs/common';
import { formatDollars } from '@paniscus/domain/money';
import type { PaymentState, Refund } from '@paniscus/domain/payment';
import { buildHistoryEvent } from '@paniscus/server/platform';
import type { HistoryEvent } from '@paniscus/server/platform';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { PaymentEntity } from '../payment.entity.ts';
import { TransitionEntity } from '../transition.entity.ts';
import { RefundEntity } from './refund.entity.ts';
import type { PayableRef } from './refundables.ts';

const PAYMENT_LABELS: Record<PaymentState, string> = {
  pending: 'Payment started',
  failed: 'Charge failed',
  succeeded: 'Payment succeeded',
  refunded: 'Payment refunded in full',
  canceled: 'Payment canceled',
};

/** Payment history of an order or a donation. */
@Injectable()
export class PaymentHistory {
  constructor(private readonly dataSource: DataSource) {}

  async getIntentId(payable: PayableRef): Promise<string | null> {
    const payments = this.dataSource.getRepository(PaymentEntity);
    const ours = { ...payable, intentId: Not(IsNull()) };
    const completed = await payments.findOneBy({ ...ours, state: In(['succeeded', 'refunded']) });
    const newest = completed ?? (await payments.findOne({ where: ours, order: { id: 'DESC' } }));
    return newest?.intentId ?? null;
  }

  async listRefunds(payable: PayableRef): Promise<Refund[]> {
    const refunds = await this.dataSource.manager.find(RefundEntity, {
      where: payable,
      order: { id: 'ASC' },
    });
    return refunds.map(({ id, refundKey, amountCents, state, reason, requestedBy, createdAt }) => ({
      id,
      refund_id: refundKey,
      amount_cents: amountCents,
      state,
      reason,
      by: requestedBy,
      created_at: createdAt.toISOString(),
    }));
  }

  /** State transitions of the payable, labeled with the caller's state labels. */
  async stateEvents(
    { kind, payableId }: PayableRef,
    labels: Record<string, string>,
  ): Promise<HistoryEvent<'state'>[]> {
    const transitions = await this.listTransitions(kind, [payableId]);
    return transitions.map(({ at, to, cause }) => buildHistoryEvent(at, 'state', labels[to] ?? to, cause));
  }

  async paymentEvents(payable: PayableRef): Promise<HistoryEvent<'payment'>[]> {
    const payments = await this.dataSource.manager.findBy(PaymentEntity, payable);
    const amounts = new Map(payments.map(({ id, amountCents }) => [id, formatDollars(amountCents)]));
    const transitions = await this.listTransitions('payment', [...amounts.keys()]);
    return transitions.map(({ at, to, cause, subjectId }) =>
      buildHistoryEvent(
        at,
        'payment',
        `${PAYMENT_LABELS[to as PaymentState]} (${amounts.get(subjectId)})`,
        cause,
      ),
    );
  }

  async refundEvents(payable: PayableRef): Promise<HistoryEvent<'refund'>[]> {
    const refunds = await this.dataSource.manager.findBy(RefundEntity, payable);
    return refunds.flatMap((refund) => {
      const cause = `staff ${refund.requestedBy}`;
      const suffix = refund.reason === '' ? '' : `: ${refund.reason}`;
      const name = `Refund of ${formatDollars(refund.amountCents)}`;
      const requested = buildHistoryEvent(refund.createdAt, 'refund', `${name} requested${suffix}`, cause);
      if (refund.completedAt === null) return [requested];
      const result =
        refund.state === 'succeeded' ? 'completed' : `refused: ${refund.failure ?? 'no reason given'}`;
      return [requested, buildHistoryEvent(refund.completedAt, 'refund', `${name} ${result}`, cause)];
    });
  }

  private listTransitions(kind: string, subjectIds: number[]): Promise<TransitionEntity[]> {
    return this.dataSource.manager.find(TransitionEntity, {
      where: { kind, subjectId: In(subjectIds) },
      order: { id: 'ASC' },
    });
  }
}
