import { Inject, Injectable } from '@nestjs/common';
import type { Cents } from '@paniscus/domain';
import Stripe from 'stripe';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { createStripeClient } from './stripe-client.ts';
import { problemOfStripeError } from './stripe-errors.ts';
import { isDisputed, toProviderEvent, toProviderPayment } from './stripe.view.ts';
import type { NewProviderPayment, ProviderCustomer, ProviderEvent, ProviderPayment } from './stripe.types.ts';

const CURRENCY = 'usd';
/** How old a webhook's signature may be. */
const TOLERANCE_S = 300;

/** Speaks to the payment provider. Its errors come out as problems; what it answers as plain values of ours. */
@Injectable()
export class StripeService {
  private readonly stripe: Stripe;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {
    this.stripe = createStripeClient(settings);
  }

  /** Whether the key moves real money. */
  get isLive(): boolean {
    return /^[a-z]{2}_live_/.test(this.settings.stripe.secretKey);
  }

  async createCustomer({ name, email }: ProviderCustomer, idempotencyKey: string): Promise<string> {
    const customer = await this.call(() => this.stripe.customers.create({ name, email }, { idempotencyKey }));
    return customer.id;
  }

  async updateCustomer(id: string, { name, email }: ProviderCustomer): Promise<void> {
    await this.call(() => this.stripe.customers.update(id, { name, email }));
  }

  /** The same key answers the same payment, however often it is asked. */
  async createPayment(payment: NewProviderPayment, idempotencyKey: string): Promise<ProviderPayment> {
    const { amountCents: amount, customerId: customer, description, metadata } = payment;
    const intent = await this.call(() =>
      this.stripe.paymentIntents.create(
        {
          amount,
          currency: CURRENCY,
          customer,
          description,
          metadata,
          allowed_payment_method_types: ['card'],
        },
        { idempotencyKey },
      ),
    );
    return toProviderPayment(intent);
  }

  async payment(intentId: string): Promise<ProviderPayment> {
    const intent = await this.call(() =>
      this.stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
    );
    return toProviderPayment(intent, await this.getDisputedCents(intent));
  }

  /** Gives a payment up, unless it is paid already; answers what it is afterwards. */
  async cancelPayment(intentId: string): Promise<ProviderPayment> {
    try {
      return toProviderPayment(await this.stripe.paymentIntents.cancel(intentId));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return this.payment(intentId);
      throw problemOfStripeError(error);
    }
  }

  /** The event in a webhook's raw body, or undefined when its signature is wrong, missing or stale. */
  findEvent(body: Buffer, signature: string): ProviderEvent | undefined {
    try {
      const { webhookSecret } = this.settings.stripe;
      return toProviderEvent(
        this.stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_S),
      );
    } catch {
      return undefined;
    }
  }

  /** What card holders have had taken back by their banks. */
  private async getDisputedCents(intent: Stripe.PaymentIntent): Promise<Cents> {
    if (!isDisputed(intent)) return 0;
    const { data } = await this.call(() => this.stripe.disputes.list({ payment_intent: intent.id }));
    return data.filter(({ status }) => status === 'lost').reduce((sum, { amount }) => sum + amount, 0);
  }

  private async call<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      throw problemOfStripeError(error);
    }
  }
}
