import { Injectable } from '@nestjs/common';
import { canPaymentTransition, isPaymentOpen } from '@paniscus/domain/payment';
import type { PaymentState } from '@paniscus/domain/payment';
import { DAY_MS } from '@paniscus/domain/timing';
import { StripeService } from '@paniscus/server/integrations';
import type { ProviderPayment } from '@paniscus/server/integrations';
import { Clock, EventLog, JobsService } from '@paniscus/server/platform';
import { DataSource, In, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { buildMetadata, Payables } from '../payables.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { TransitionEntity } from '../transition.entity.ts';
import { TransitionsService } from '../transitions.service.ts';

/** Transitions that lead to the provider's state; a refund seen first passes through 'succeeded'. */
const MOVES: Record<ProviderPayment['status'], readonly PaymentState[]> = {
  open: [],
  processing: [],
  declined: ['failed'],
  succeeded: ['succeeded'],
  refunded: ['succeeded', 'refunded'],
  canceled: ['canceled'],
};

/** Stored as a kind of transition, separate from those of the payment itself. */
const MISMATCH = 'mismatch';

const mismatchReason = (property: string) =>
  `The charge does not match the request (${property}). Please check it in the Stripe dashboard.`;

/** The only place that applies the provider's state to a payment, whatever triggered it. */
@Injectable()
export class PaymentSyncService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: StripeService,
    private readonly payables: Payables,
    private readonly transitions: TransitionsService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
    private readonly log: EventLog,
  ) {}

  /**
   * Fetches a payment from the provider and stores its state and all consequences in one transaction. Idempotent.
   * Returns the resulting state. Throws a 503 problem when the provider is unavailable.
   */
  async sync(paymentId: number, cause: string): Promise<PaymentState> {
    const payment = await this.dataSource.getRepository(PaymentEntity).findOneByOrFail({ id: paymentId });
    if (payment.intentId === null) return payment.state;

    const providerPayment = await this.stripe.retrievePayment(payment.intentId);
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

  /** Flags the donation or order for review; `reason` is a sentence for staff. Idempotent. */
  async dispute(paymentId: number, reason: string, cause: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { kind, payableId } = await manager.findOneByOrFail(PaymentEntity, { id: paymentId });
      await this.payables.get(kind).onDisputed(manager, payableId, reason, cause);
    });
  }

  /** Once per payment: a mismatch that staff have resolved is not raised again. */
  private async recordMismatch(subjectId: number, mismatch: string, cause: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const where = { id: subjectId };
      const { kind, payableId, state } = await manager.findOneOrFail(PaymentEntity, {
        where,
        lock: { mode: 'pessimistic_write' },
      });
      if (await manager.existsBy(TransitionEntity, { kind: MISMATCH, subjectId })) return;
      await this.transitions.record(manager, { kind: MISMATCH, subjectId, from: state, to: mismatch, cause });
      await this.payables.get(kind).onDisputed(manager, payableId, mismatchReason(mismatch), cause);
    });
  }

  /** Names the property in which the provider's payment differs from ours; such a payment is never marked as paid. */
  private findMismatch(payment: PaymentEntity, providerPayment: ProviderPayment): string | undefined {
    if (providerPayment.intentId !== payment.intentId) return 'intent';
    if (providerPayment.amountCents !== payment.amountCents) return 'amount';
    if (providerPayment.currency !== payment.currency) return 'currency';
    if (providerPayment.isLive !== this.stripe.isLive) return 'livemode';
    // The provider creates the intents of a subscription without our metadata; the stored intent id identifies them.
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
      if (!canPaymentTransition(payment.state, to)) continue;
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
    await this.recordDispute(manager, payment, providerPayment);
    return payment.state;
  }

  /** Also ends the polling of a payment that is complete; a disputed one is polled daily until the dispute is over. */
  private async recordDispute(
    manager: EntityManager,
    { id, state }: PaymentEntity,
    { dispute }: ProviderPayment,
  ): Promise<void> {
    const nextCheckAt = dispute === undefined ? null : new Date(this.clock.now().getTime() + DAY_MS);
    await manager.update(
      PaymentEntity,
      { id },
      {
        disputedAt: dispute?.openedAt ?? null,
        disputeDueAt: dispute?.dueAt ?? null,
        ...(!isPaymentOpen(state) && { nextCheckAt }),
      },
    );
  }

  /** The refunded total only grows, so a late response changes nothing. */
  private async recordRefund(
    manager: EntityManager,
    { id, kind, payableId, state, refundedCents: known }: PaymentEntity,
    { refundedCents, disputedCents }: ProviderPayment,
    cause: string,
  ): Promise<void> {
    if (refundedCents <= known) return;
    await manager.update(PaymentEntity, { id }, { refundedCents });
    const refund = { refundedCents, disputedCents, isFull: state === 'refunded' };
    await this.payables.get(kind).onRefunded(manager, payableId, refund, cause);
  }

  private async notify(
    manager: EntityManager,
    payment: PaymentEntity,
    { chargedAt: at, riskLevel }: ProviderPayment,
    cause: string,
  ): Promise<void> {
    const payable = this.payables.get(payment.kind);
    const { payableId, amountCents } = payment;
    if (payment.state === 'succeeded')
      await payable.onPaid(manager, payableId, amountCents, cause, { at, riskLevel });
    const isUnsuccessful = payment.state === 'failed' || payment.state === 'canceled';
    if (isUnsuccessful && !(await this.hasOtherOpen(manager, payment)))
      await payable.onFailed(manager, payableId, cause);
  }

  private hasOtherOpen(manager: EntityManager, { id, kind, payableId }: PaymentEntity): Promise<boolean> {
    return manager.existsBy(PaymentEntity, {
      id: Not(id),
      kind,
      payableId,
      state: In<PaymentState>(['pending', 'failed']),
    });
  }
}
