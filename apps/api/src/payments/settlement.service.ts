import { Injectable } from '@nestjs/common';
import { canPaymentMove, isPaymentOpen } from '@paniscus/domain';
import type { PaymentState } from '@paniscus/domain';
import { DataSource, In, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { SecurityLog } from '../common/security-log.ts';
import { JobsService } from '../jobs/jobs.service.ts';
import { StripeService } from '../stripe/stripe.service.ts';
import type { ProviderPayment } from '../stripe/stripe.types.ts';
import { buildMetadata, Payables } from './payables.ts';
import { PaymentEntity } from './payment.entity.ts';
import { TransitionEntity } from './transition.entity.ts';
import { TransitionsService } from './transitions.service.ts';

/** The moves that lead to what the provider says; a refund that is the first thing heard of passes through success. */
const MOVES: Record<ProviderPayment['status'], readonly PaymentState[]> = {
  open: [],
  processing: [],
  declined: ['failed'],
  succeeded: ['succeeded'],
  refunded: ['succeeded', 'refunded'],
  canceled: ['canceled'],
};

/** Kept among the transitions, beside those of the payment itself. */
const MISMATCH = 'mismatch';

const mismatchReason = (what: string) =>
  `What was charged is not what was asked for (${what}). Please look at the payment provider.`;

/** The one place where a payment becomes settled, whoever it was that gave the hint. */
@Injectable()
export class PaymentSyncService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: StripeService,
    private readonly payables: Payables,
    private readonly transitions: TransitionsService,
    private readonly jobs: JobsService,
    private readonly log: SecurityLog,
  ) {}

  /**
   * Asks the provider about a payment and records what it says, with everything that follows from it, in one
   * transaction. May be called at any time and any number of times. Throws a problem of status 503 when the
   * provider is away. Answers the payment's state afterwards.
   */
  async sync(paymentId: number, cause: string): Promise<PaymentState> {
    const payment = await this.dataSource.getRepository(PaymentEntity).findOneByOrFail({ id: paymentId });
    if (payment.intentId === null) return payment.state;

    const providerPayment = await this.stripe.payment(payment.intentId);
    const mismatch = this.findMismatch(payment, providerPayment);
    if (mismatch !== undefined) {
      this.log.record('payment_mismatch', { paymentId, mismatch });
      if (providerPayment.status === 'succeeded') await this.recordMismatch(paymentId, mismatch, cause);
      return payment.state;
    }
    const state = await this.dataSource.transaction((manager) =>
      this.record(manager, paymentId, providerPayment, cause),
    );
    this.jobs.wake();
    return state;
  }

  /** Has a person look at what was paid for; `reason` is a sentence for staff. May be called again. */
  async dispute(paymentId: number, reason: string, cause: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { kind, payableId } = await manager.findOneByOrFail(PaymentEntity, { id: paymentId });
      await this.payables.of(kind).disputed(manager, payableId, reason, cause);
    });
  }

  /** Once for each payment: what staff have settled does not come up again at the next look. */
  private async recordMismatch(subjectId: number, mismatch: string, cause: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const where = { id: subjectId };
      const { kind, payableId, state } = await manager.findOneOrFail(PaymentEntity, {
        where,
        lock: { mode: 'pessimistic_write' },
      });
      if (await manager.existsBy(TransitionEntity, { kind: MISMATCH, subjectId })) return;
      await this.transitions.record(manager, { kind: MISMATCH, subjectId, from: state, to: mismatch, cause });
      await this.payables.of(kind).disputed(manager, payableId, mismatchReason(mismatch), cause);
    });
  }

  /** In what the provider's payment is not the one we asked for; such a one never settles. */
  private findMismatch(payment: PaymentEntity, providerPayment: ProviderPayment): string | undefined {
    if (providerPayment.intentId !== payment.intentId) return 'intent';
    if (providerPayment.amountCents !== payment.amountCents) return 'amount';
    if (providerPayment.currency !== payment.currency) return 'currency';
    if (providerPayment.isLive !== this.stripe.isLive) return 'livemode';
    // The provider makes the intents of a subscription itself; this one's id it told us when we asked for it.
    if (payment.subscriptionId !== null) return undefined;
    const expected = Object.entries(buildMetadata(payment.kind, payment.payableId));
    return expected.every(([name, value]) => providerPayment.metadata[name] === value)
      ? undefined
      : 'metadata';
  }

  private async record(
    manager: EntityManager,
    id: number,
    providerPayment: ProviderPayment,
    cause: string,
  ): Promise<PaymentState> {
    const payment = await manager.findOneOrFail(PaymentEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    for (const to of MOVES[providerPayment.status]) {
      if (!canPaymentMove(payment.state, to)) continue;
      const moved = await manager.update(PaymentEntity, { id, state: payment.state }, { state: to });
      if (moved.affected !== 1) continue;
      await this.transitions.record(manager, {
        kind: 'payment',
        subjectId: id,
        from: payment.state,
        to,
        cause,
      });
      payment.state = to;
      await this.notify(manager, payment, providerPayment, cause);
    }
    await this.recordRefund(manager, payment, providerPayment, cause);
    if (!isPaymentOpen(payment.state)) await manager.update(PaymentEntity, { id }, { nextCheckAt: null });
    return payment.state;
  }

  /** What was given back only grows, so a late answer of the provider changes nothing. */
  private async recordRefund(
    manager: EntityManager,
    { id, kind, payableId, state, refundedCents: known }: PaymentEntity,
    { refundedCents }: ProviderPayment,
    cause: string,
  ): Promise<void> {
    if (refundedCents <= known) return;
    await manager.update(PaymentEntity, { id }, { refundedCents });
    const refund = { refundedCents, isFull: state === 'refunded' };
    await this.payables.of(kind).refunded(manager, payableId, refund, cause);
  }

  private async notify(
    manager: EntityManager,
    payment: PaymentEntity,
    { chargedAt: at, riskLevel }: ProviderPayment,
    cause: string,
  ): Promise<void> {
    const payable = this.payables.of(payment.kind);
    const { payableId, amountCents } = payment;
    if (payment.state === 'succeeded')
      await payable.paid(manager, payableId, amountCents, cause, { at, riskLevel });
    const isGivenUp = payment.state === 'failed' || payment.state === 'canceled';
    if (isGivenUp && !(await this.hasOtherOpen(manager, payment)))
      await payable.failed(manager, payableId, cause);
  }

  /** Whether the same donation or order has another payment that may still succeed. */
  private hasOtherOpen(manager: EntityManager, { id, kind, payableId }: PaymentEntity): Promise<boolean> {
    return manager.existsBy(PaymentEntity, {
      id: Not(id),
      kind,
      payableId,
      state: In<PaymentState>(['pending', 'failed']),
    });
  }
}
