import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import Stripe from 'stripe';
import { createStripeClient } from './stripe-client.ts';
import { toStripeProblem } from './stripe-errors.ts';
import type { NewProviderPayment, ProviderCustomer, ProviderEvent, ProviderPayment } from './stripe.types.ts';
import { isDisputed, toProviderEvent, toProviderPayment } from './stripe.view.ts';

const CURRENCY = 'usd';
/** Maximum age of a webhook signature. */
const TOLERANCE_S = 300;

/** Stripe API of payments. Errors are thrown as problems; results are plain values of our own types. */
@Injectable()
export class StripeService {
  private readonly stripe: Stripe;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {
    this.stripe = createStripeClient(settings);
  }

  /** Whether the API key is a live key. */
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

  /** Idempotent per key. */
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

  async retrievePayment(intentId: string): Promise<ProviderPayment> {
    const intent = await this.call(() =>
      this.stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
    );
    return toProviderPayment(intent, await this.listDisputes(intent));
  }

  /** Cancels a payment unless it has succeeded; returns its state afterward. */
  async cancelPayment(intentId: string): Promise<ProviderPayment> {
    try {
      return toProviderPayment(await this.stripe.paymentIntents.cancel(intentId));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return this.retrievePayment(intentId);
      throw toStripeProblem(error);
    }
  }

  /** Verifies and parses a webhook body; undefined when the signature is wrong, missing or stale. */
  parseEvent(body: Buffer, signature: string): ProviderEvent | undefined {
    try {
      const { webhookSecret } = this.settings.stripe;
      return toProviderEvent(
        this.stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_S),
      );
    } catch {
      return undefined;
    }
  }

  private async listDisputes(intent: Stripe.PaymentIntent): Promise<Stripe.Dispute[]> {
    if (!isDisputed(intent)) return [];
    return (await this.call(() => this.stripe.disputes.list({ payment_intent: intent.id }))).data;
  }

  private async call<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      throw toStripeProblem(error);
    }
  }
}
