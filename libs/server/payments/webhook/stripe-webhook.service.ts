import { Injectable } from '@nestjs/common';
import { StripeSubscriptionsService, StripeService } from '@paniscus/server/integrations';
import type { ProviderEvent } from '@paniscus/server/integrations';
import { Clock, ProblemException, EventLog } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { IntentsService } from '../intents.service.ts';
import { DECLINES_PER_PAYMENT } from '../card-testing/card-testing-limits.data.ts';
import { Payables } from '../payables.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { Recurring } from '../recurring.ts';
import { PaymentSyncService } from '../sync/payment-sync.service.ts';
import { PaymentEventEntity } from './payment-event.entity.ts';

const DECLINED = 'payment_intent.payment_failed';
const DISPUTES: Partial<Record<string, string>> = {
  'charge.dispute.created': 'The cardholder has disputed the payment.',
  'refund.failed': 'The bank rejected a refund. Please refund the person another way, such as by check.',
  'radar.early_fraud_warning.created':
    'The cardholder’s bank warns that this payment may be fraudulent. Refunding it now avoids a dispute.',
};
/** Event types that may change a recurring donation; others are ignored. */
const RECURRING_EVENTS = new Set([
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.updated',
  'invoice.marked_uncollectible',
  'invoice.paid',
  'invoice.payment_action_required',
  'invoice.payment_failed',
  'invoice.voided',
  'setup_intent.setup_failed',
  'setup_intent.succeeded',
]);

/** Receives Stripe webhooks. An event only triggers a sync: the state is always fetched from the provider. */
@Injectable()
export class StripeWebhookService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: StripeService,
    private readonly subscriptions: StripeSubscriptionsService,
    private readonly payables: Payables,
    private readonly recurring: Recurring,
    private readonly paymentSync: PaymentSyncService,
    private readonly intents: IntentsService,
    private readonly clock: Clock,
    private readonly log: EventLog,
  ) {}

  /** Throws problems of status 400 (not from the provider), 409 (ours, but not stored yet) and 503. */
  async receive(body: unknown, signature: string | undefined): Promise<void> {
    const event = this.verify(body, signature);
    const events = this.dataSource.getRepository(PaymentEventEntity);
    if (await events.existsBy({ id: event.id })) return;

    const cause = `webhook ${event.id}`;
    await this.handleRecurringEvent(event, cause);
    const payment = (await this.findPayment(event)) ?? (await this.importUnknownCharge(event, cause));
    if (payment === null && event.intentId !== undefined && this.payables.findByMetadata(event.metadata))
      throw new ProblemException(409, { detail: 'This payment has not been stored yet.' });
    if (payment !== null) await this.paymentSync.sync(payment.id, cause);
    const dispute = DISPUTES[event.type];
    if (payment !== null && dispute !== undefined) await this.paymentSync.dispute(payment.id, dispute, cause);
    // Recorded last, so that an event is redelivered if the process dies before.
    await this.record(event, payment?.id ?? null);
    if (payment !== null && event.type === DECLINED) await this.cancelAfterManyDeclines(payment.id);
  }

  private verify(body: unknown, signature: string | undefined): ProviderEvent {
    const event = Buffer.isBuffer(body) ? this.stripe.parseEvent(body, signature ?? '') : undefined;
    if (event === undefined || event.isLive !== this.stripe.isLive) {
      this.log.record('webhook_refused', { provider: 'stripe' });
      throw new ProblemException(400, { detail: 'The signature is not valid.' });
    }
    return event;
  }

  private async handleRecurringEvent(event: ProviderEvent, cause: string): Promise<void> {
    if (!RECURRING_EVENTS.has(event.type)) return;
    const { payable } = this.recurring;
    const claim = await payable.classifyEvent(event);
    if (claim === 'not_stored')
      throw new ProblemException(409, { detail: 'This recurring donation has not been stored yet.' });
    if (claim === 'ours') await payable.handleEvent(event, cause);
  }

  /** A dispute may arrive before the charge of a recurring donation is known; this imports the charge. */
  private async importUnknownCharge(event: ProviderEvent, cause: string): Promise<PaymentEntity | null> {
    const { intentId, type, metadata } = event;
    if (intentId === undefined || DISPUTES[type] === undefined) return null;
    const subscriptionId = await this.subscriptions.findSubscriptionId(intentId);
    if (subscriptionId === undefined) return null;
    await this.recurring.payable.handleEvent(
      { type, subscriptionId, setupIntentId: undefined, metadata },
      cause,
    );
    return this.findPayment(event);
  }

  private findPayment({ intentId }: ProviderEvent): Promise<PaymentEntity | null> {
    if (intentId === undefined) return Promise.resolve(null);
    return this.dataSource.getRepository(PaymentEntity).findOneBy({ intentId });
  }

  private async record({ id, type }: ProviderEvent, paymentId: number | null): Promise<void> {
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(PaymentEventEntity)
      .values({ id, type, paymentId, receivedAt: this.clock.now() })
      .orIgnore()
      .execute();
  }

  private async cancelAfterManyDeclines(paymentId: number): Promise<void> {
    const declines = await this.dataSource
      .getRepository(PaymentEventEntity)
      .countBy({ paymentId, type: DECLINED });
    if (declines < DECLINES_PER_PAYMENT) return;
    this.log.record('payment_canceled', { paymentId, declines });
    await this.intents.cancel(paymentId, 'too many declined cards');
  }
}
