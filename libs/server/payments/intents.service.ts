import { Inject, Injectable } from '@nestjs/common';
import type { Cents } from '@paniscus/domain/money';
import { isPaymentOpen, PAYMENT_PROBLEMS } from '@paniscus/domain/payment';
import type { PaymentState } from '@paniscus/domain/payment';
import { StripeSubscriptionsService, StripeService } from '@paniscus/server/integrations';
import type { FirstPayment, NewSubscription, ProviderCustomer } from '@paniscus/server/integrations';
import { Clock, ProblemException, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource, IsNull, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { computeKeyedHash } from './card-testing/keyed-hash.ts';
import { CardTestingLimitsService } from './card-testing/card-testing-limits.service.ts';
import type { Payer } from './card-testing/card-testing-limits.service.ts';
import { buildMetadata } from './payables.ts';
import type { PayableKind } from './payables.ts';
import { PaymentEntity } from './payment.entity.ts';
import { Recurring } from './recurring.ts';
import { PaymentSyncService } from './sync/payment-sync.service.ts';

/** The subscription when the payment is its first charge. */
export type SubscriptionInput = Pick<NewSubscription, 'frequency' | 'metadata'>;

export type PaymentInput = {
  kind: PayableKind;
  payableId: number;
  amountCents: Cents;
  payer: Payer;
  subscription?: SubscriptionInput;
};

/** A stored payment that may now be created at the provider, with earlier payments of other amounts to cancel first. */
export type PreparedPayment = {
  paymentId: number;
  supersededIds: number[];
  subscription?: SubscriptionInput | undefined;
};

export type OpenedPayment = { clientSecret: string; customerId: string };

/** Stores payments first, then creates their payment intents at the provider. */
@Injectable()
export class IntentsService {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly stripe: StripeService,
    private readonly subscriptions: StripeSubscriptionsService,
    private readonly recurring: Recurring,
    private readonly paymentSync: PaymentSyncService,
    private readonly limits: CardTestingLimitsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Finds or creates the payment of a donation or order whose row the caller has locked in this transaction. The same
   * amount reuses the payment. Throws problems of status 409 (paid with another amount) and 429.
   */
  async prepare(manager: EntityManager, input: PaymentInput): Promise<PreparedPayment> {
    const { kind, payableId, amountCents, subscription } = input;
    const payments = await manager.find(PaymentEntity, { where: { kind, payableId }, order: { id: 'ASC' } });
    const active = payments.filter(({ state }) => state !== 'canceled');
    const same = active.find((payment) => payment.amountCents === amountCents);
    const others = active.filter((payment) => payment !== same);
    if (others.some(({ state }) => !isPaymentOpen(state))) throw alreadyPaid();
    const supersededIds = others.map(({ id }) => id);
    if (same !== undefined) return { paymentId: same.id, supersededIds, subscription };

    await this.limits.assertAllowed(manager, input.payer, amountCents);
    const now = this.clock.now();
    const inserted = await manager.insert(PaymentEntity, {
      kind,
      payableId,
      amountCents,
      ...input.payer,
      idempotencyKey: this.buildIdempotencyKey(input, payments),
      currency: 'usd',
      refundedCents: 0,
      state: 'pending',
      nextCheckAt: new Date(now.getTime() + this.settings.reconcileAfterS * 1000),
      createdAt: now,
    });
    return { paymentId: inserted.identifiers[0]?.id as number, supersededIds, subscription };
  }

  /**
   * Creates the payment intent of a prepared payment; the same payment has the same intent and customer. Must not run
   * inside a transaction. Throws problems of status 409 (an earlier payment succeeded), 422, 429 and 503.
   */
  async open(prepared: PreparedPayment, customer: ProviderCustomer): Promise<OpenedPayment> {
    await this.limits.assertProviderCallsAllowed(prepared.paymentId);
    for (const id of prepared.supersededIds) await this.cancel(id, 'another amount');
    const payment = await this.find(prepared.paymentId);
    const customerId = payment.customerId ?? (await this.createCustomer(payment, customer));
    if (payment.intentId !== null) {
      const { clientSecret, status } = await this.stripe.retrievePayment(payment.intentId);
      if (status === 'canceled') throw await this.toExpiredProblem(payment.id);
      return { clientSecret, customerId };
    }
    const created = await this.createIntent(payment, customerId, prepared.subscription);
    await this.save(payment, customerId, created);
    return { clientSecret: created.clientSecret, customerId };
  }

  /** The provider canceled the intent and we have not synced it yet; the next attempt creates a new one. */
  private async toExpiredProblem(paymentId: number): Promise<ProblemException> {
    await this.paymentSync.sync(paymentId, 'asked for again');
    return new ProblemException(409, { detail: 'This payment has expired. Please try again.' });
  }

  /**
   * Cancels a payment with the provider, so that it can never be charged. Throws a 409 problem when it has succeeded.
   */
  async cancel(paymentId: number, cause: string): Promise<void> {
    const repository = this.dataSource.getRepository(PaymentEntity);
    // No intent yet: a concurrent request that is creating one finds the payment canceled and cancels the intent.
    const withoutIntent = await repository.update(
      { id: paymentId, intentId: IsNull() },
      { state: 'canceled', nextCheckAt: null },
    );
    if (withoutIntent.affected === 1) return;
    const { intentId, subscriptionId } = await this.find(paymentId);
    if (subscriptionId !== null) await this.subscriptions.cancelUnpaid(subscriptionId);
    else if (intentId !== null) await this.stripe.cancelPayment(intentId);
    const state = await this.paymentSync.sync(paymentId, cause);
    if (state === 'canceled') return;
    if (!isPaymentOpen(state)) throw alreadyPaid();
    throw new ProblemException(409, {
      detail: 'Your earlier payment is still being processed. Please wait a minute and try again.',
    });
  }

  /** Payments that may still succeed, of a donation or order whose row the caller has locked. */
  async listOpenPayments(manager: EntityManager, kind: PayableKind, payableId: number): Promise<number[]> {
    const payments = await manager.findBy(PaymentEntity, { kind, payableId });
    return payments.filter(({ state }) => isPaymentOpen(state)).map(({ id }) => id);
  }

  findPayment(intentId: string, kind: PayableKind): Promise<PaymentEntity | null> {
    return this.dataSource.getRepository(PaymentEntity).findOneBy({ intentId, kind });
  }

  /** Another donor name on the same payment keeps the customer; `updateCustomer` updates its details. */
  async updateCustomer(paymentId: number, customer: ProviderCustomer): Promise<void> {
    const { customerId } = await this.find(paymentId);
    await this.limits.assertProviderCallsAllowed(paymentId);
    if (customerId !== null) await this.stripe.updateCustomer(customerId, customer);
  }

  private async createCustomer(payment: PaymentEntity, customer: ProviderCustomer): Promise<string> {
    // The provider rejects an idempotency key that is reused with another body, so the details are part of the key.
    const details = computeKeyedHash(
      this.settings.jwtSecret,
      'customer',
      `${customer.name}\n${customer.email}`,
    ).slice(0, 12);
    const { kind, payableId } = payment;
    const created = await this.stripe.createCustomer(customer, `${kind}:${payableId}:customer:${details}`);
    const repository = this.dataSource.getRepository(PaymentEntity);
    await repository.update({ id: payment.id, customerId: IsNull() }, { customerId: created });
    return (await this.find(payment.id)).customerId ?? created;
  }

  /** The same payment sends the same request under its stored idempotency key. */
  private createIntent(payment: PaymentEntity, customerId: string, input: SubscriptionInput | undefined) {
    const { kind, payableId, amountCents, idempotencyKey } = payment;
    const description = `${kind} ${payableId}`;
    return input === undefined
      ? this.stripe.createPayment(
          { amountCents, customerId, description, metadata: buildMetadata(kind, payableId) },
          idempotencyKey,
        )
      : this.subscriptions.create({ amountCents, customerId, description, ...input }, idempotencyKey);
  }

  private async save(
    { id, payableId }: PaymentEntity,
    customerId: string,
    created: Pick<FirstPayment, 'intentId'> & Partial<FirstPayment>,
  ): Promise<void> {
    const { intentId } = created;
    const subscriptionId = created.subscriptionId ?? null;
    const isSaved = await this.dataSource.transaction(async (manager) => {
      const where = { id, state: Not<PaymentState>('canceled') };
      const { affected } = await manager.update(PaymentEntity, where, { intentId, subscriptionId });
      if (affected === 1 && subscriptionId !== null)
        await this.recurring.payable.onCreated(manager, payableId, { subscriptionId, customerId });
      return affected === 1;
    });
    if (isSaved) return;
    if (subscriptionId !== null) await this.subscriptions.cancelUnpaid(subscriptionId);
    else await this.stripe.cancelPayment(intentId);
    throw new ProblemException(409, {
      detail: 'The amount changed while the payment was being prepared. Please try again.',
    });
  }

  /** `donation:17:intent:2500`; with a number appended when an earlier payment of that amount was canceled. */
  private buildIdempotencyKey(
    { kind, payableId, amountCents, subscription }: PaymentInput,
    earlier: readonly PaymentEntity[],
  ): string {
    const attempts = earlier.filter((payment) => payment.amountCents === amountCents).length;
    const suffix = subscription === undefined ? 'intent' : 'subscription';
    return `${kind}:${payableId}:${suffix}:${amountCents}${attempts === 0 ? '' : `:${attempts + 1}`}`;
  }

  private find(id: number): Promise<PaymentEntity> {
    return this.dataSource.getRepository(PaymentEntity).findOneByOrFail({ id });
  }
}

const alreadyPaid = () =>
  new ProblemException(409, {
    detail: 'This has already been paid.',
    extra: { type: PAYMENT_PROBLEMS.alreadyPaid },
  });
