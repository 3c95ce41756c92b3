import { Inject, Injectable } from '@nestjs/common';
import type { Cents, PaymentState } from '@paniscus/domain';
import { isPaymentOpen } from '@paniscus/domain';
import { DataSource, IsNull, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.ts';
import { ProblemException } from '../common/problem.ts';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { StripeSubscriptionsService } from '../stripe/stripe-subscriptions.service.ts';
import { StripeService } from '../stripe/stripe.service.ts';
import type { FirstPayment } from '../stripe/stripe-subscriptions.types.ts';
import type { ProviderCustomer } from '../stripe/stripe.types.ts';
import { buildMetadata } from './payables.ts';
import type { PayableKind } from './payables.ts';
import { PaymentEntity } from './payment.entity.ts';
import { Recurring } from './recurring.ts';
import { PaymentSyncService } from './settlement.service.ts';
import { PaymentLimitsService } from './setup/payment-limits.service.ts';
import type { Payer } from './setup/payment-limits.service.ts';
import { keyedHash } from './setup/keyed-hash.ts';

/** What travels with a subscription in the provider's metadata, when the payment is the first of one. */
export type SubscriptionInput = { metadata: Record<string, string> };

export type PaymentInput = {
  kind: PayableKind;
  payableId: number;
  amountCents: Cents;
  payer: Payer;
  subscription?: SubscriptionInput;
};

/** A payment that is stored and may now be asked for: itself, and older ones of another amount to give up first. */
export type PreparedPayment = {
  paymentId: number;
  supersededIds: number[];
  subscription?: SubscriptionInput | undefined;
};

export type OpenedPayment = { clientSecret: string; customerId: string };

/** Stores payments first, and asks the provider for them after. */
@Injectable()
export class IntentsService {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly stripe: StripeService,
    private readonly subscriptions: StripeSubscriptionsService,
    private readonly recurring: Recurring,
    private readonly paymentSync: PaymentSyncService,
    private readonly limits: PaymentLimitsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Finds or stores the payment of a donation or order, whose row the caller has locked in this transaction. The
   * same amount is the same payment. Throws problems of status 409 (paid with another amount) and 429.
   */
  async prepare(manager: EntityManager, input: PaymentInput): Promise<PreparedPayment> {
    const { kind, payableId, amountCents, subscription } = input;
    const all = await manager.find(PaymentEntity, { where: { kind, payableId }, order: { id: 'ASC' } });
    const usable = all.filter(({ state }) => state !== 'canceled');
    const same = usable.find((payment) => payment.amountCents === amountCents);
    const others = usable.filter((payment) => payment !== same);
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
      idempotencyKey: this.buildIdempotencyKey(input, all),
      currency: 'usd',
      refundedCents: 0,
      state: 'pending',
      nextCheckAt: new Date(now.getTime() + this.settings.reconcileAfterS * 1000),
      createdAt: now,
    });
    return { paymentId: inserted.identifiers[0]?.id as number, supersededIds, subscription };
  }

  /**
   * Asks the provider for a prepared payment; the same payment is the same intent and customer. Not inside a
   * transaction. Throws problems of status 409 (an older payment went through), 422, 429, 503.
   */
  async open(prepared: PreparedPayment, customer: ProviderCustomer): Promise<OpenedPayment> {
    await this.limits.assertFewQuestions(prepared.paymentId);
    for (const id of prepared.supersededIds) await this.giveUp(id, 'another amount');
    const payment = await this.find(prepared.paymentId);
    const customerId = payment.customerId ?? (await this.makeCustomer(payment, customer));
    if (payment.intentId !== null) {
      const { clientSecret, status } = await this.stripe.payment(payment.intentId);
      if (status === 'canceled') throw await this.expired(payment.id);
      return { clientSecret, customerId };
    }
    const made = await this.ask(payment, customerId, prepared.subscription);
    await this.save(payment, customerId, made);
    return { clientSecret: made.clientSecret, customerId };
  }

  /** The provider has given it up, and nobody has heard of that yet; the next press begins another one. */
  private async expired(paymentId: number): Promise<ProblemException> {
    await this.paymentSync.sync(paymentId, 'asked for again');
    return new ProblemException(409, { detail: 'This payment has expired. Please try again.' });
  }

  /** Ends a payment with the provider, so that it can never be charged. Throws 409 when it went through. */
  async giveUp(paymentId: number, cause: string): Promise<void> {
    const repository = this.dataSource.getRepository(PaymentEntity);
    // Not known to anybody yet: whoever is just asking the provider for it finds it canceled and gives it up.
    const unasked = await repository.update(
      { id: paymentId, intentId: IsNull() },
      { state: 'canceled', nextCheckAt: null },
    );
    if (unasked.affected === 1) return;
    const { intentId, subscriptionId } = await this.find(paymentId);
    if (subscriptionId !== null) await this.subscriptions.giveUp(subscriptionId);
    else if (intentId !== null) await this.stripe.cancelPayment(intentId);
    if ((await this.paymentSync.sync(paymentId, cause)) !== 'canceled') throw alreadyPaid();
  }

  /** Payments that may still go through, of a donation or order whose row the caller has locked. */
  async listOpenPayments(manager: EntityManager, kind: PayableKind, payableId: number): Promise<number[]> {
    const all = await manager.findBy(PaymentEntity, { kind, payableId });
    return all.filter(({ state }) => isPaymentOpen(state)).map(({ id }) => id);
  }

  /** The stored payment behind a provider's intent. */
  findPayment(intentId: string, kind: PayableKind): Promise<PaymentEntity | null> {
    return this.dataSource.getRepository(PaymentEntity).findOneBy({ intentId, kind });
  }

  /** Another donor's name on the same payment keeps the customer; `updateCustomer` brings the details up to date. */
  async updateCustomer(paymentId: number, customer: ProviderCustomer): Promise<void> {
    const { customerId } = await this.find(paymentId);
    await this.limits.assertFewQuestions(paymentId);
    if (customerId !== null) await this.stripe.updateCustomer(customerId, customer);
  }

  private async makeCustomer(payment: PaymentEntity, customer: ProviderCustomer): Promise<string> {
    // The key tells details apart: the provider refuses a key that comes back with another body.
    const details = keyedHash(
      this.settings.jwtSecret,
      'customer',
      `${customer.name}\n${customer.email}`,
    ).slice(0, 12);
    const { kind, payableId } = payment;
    const made = await this.stripe.createCustomer(customer, `${kind}:${payableId}:customer:${details}`);
    const repository = this.dataSource.getRepository(PaymentEntity);
    await repository.update({ id: payment.id, customerId: IsNull() }, { customerId: made });
    return (await this.find(payment.id)).customerId ?? made;
  }

  /** The same payment asks the same, under the key that was stored with it. */
  private ask(payment: PaymentEntity, customerId: string, input: SubscriptionInput | undefined) {
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
    made: Pick<FirstPayment, 'intentId'> & Partial<FirstPayment>,
  ): Promise<void> {
    const { intentId } = made;
    const subscriptionId = made.subscriptionId ?? null;
    const isSaved = await this.dataSource.transaction(async (manager) => {
      const where = { id, state: Not<PaymentState>('canceled') };
      const { affected } = await manager.update(PaymentEntity, where, { intentId, subscriptionId });
      if (affected === 1 && subscriptionId !== null)
        await this.recurring.payable.begun(manager, payableId, { subscriptionId, customerId });
      return affected === 1;
    });
    if (isSaved) return;
    if (subscriptionId !== null) await this.subscriptions.giveUp(subscriptionId);
    else await this.stripe.cancelPayment(intentId);
    throw new ProblemException(409, { detail: 'The amount was changed meanwhile. Please try again.' });
  }

  /** `donation:17:intent:2500`; a number follows when an earlier payment of that amount was given up. */
  private buildIdempotencyKey(
    { kind, payableId, amountCents, subscription }: PaymentInput,
    earlier: readonly PaymentEntity[],
  ): string {
    const tries = earlier.filter((payment) => payment.amountCents === amountCents).length;
    const what = subscription === undefined ? 'intent' : 'subscription';
    return `${kind}:${payableId}:${what}:${amountCents}${tries === 0 ? '' : `:${tries + 1}`}`;
  }

  private find(id: number): Promise<PaymentEntity> {
    return this.dataSource.getRepository(PaymentEntity).findOneByOrFail({ id });
  }
}

const alreadyPaid = () => new ProblemException(409, { detail: 'This has already been paid.' });
