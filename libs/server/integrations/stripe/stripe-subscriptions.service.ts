import { Inject, Injectable } from '@nestjs/common';
import { ProblemException, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import Stripe from 'stripe';
import { createStripeClient } from './stripe-client.ts';
import { toStripeProblem } from './stripe-errors.ts';
import { buildPrice, buildPriceLike, PRODUCTS } from './stripe-prices.ts';
import type {
  AmountChange,
  CardChange,
  FirstPayment,
  NewSubscription,
  ProviderInvoice,
  ProviderSetup,
  ProviderSubscription,
} from './stripe-subscriptions.types.ts';
import {
  getId,
  toProviderInvoice,
  toProviderSetup,
  toProviderSubscription,
} from './stripe-subscriptions.view.ts';

/** Two years of invoices: more than can be new since the last poll. */
const INVOICES_MAX = 24;

/** Stripe API of recurring donations. Errors are thrown as problems. */
@Injectable()
export class StripeSubscriptionsService {
  private readonly stripe: Stripe;
  private readonly knownProducts = new Set<string>();

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.stripe = createStripeClient(settings);
  }

  /** Idempotent per key. Charges nothing. */
  async create(input: NewSubscription, idempotencyKey: string): Promise<FirstPayment> {
    const { amountCents, customerId: customer, description, frequency, metadata } = input;
    await this.ensureProduct(PRODUCTS[frequency]);
    const subscription = await this.call(() =>
      this.stripe.subscriptions.create(
        {
          customer,
          description,
          metadata,
          items: [{ price_data: buildPrice(frequency, amountCents) }],
          payment_behavior: 'default_incomplete',
          payment_settings: {
            payment_method_types: ['card'],
            save_default_payment_method: 'on_subscription',
          },
          expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
        },
        { idempotencyKey },
      ),
    );
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    const intentId = toProviderInvoice(invoice).intentId ?? '';
    const clientSecret = invoice.confirmation_secret?.client_secret ?? '';
    return { subscriptionId: subscription.id, intentId, clientSecret };
  }

  async retrieveSubscription(id: string): Promise<ProviderSubscription> {
    const options = { expand: ['default_payment_method'] };
    return toProviderSubscription(await this.call(() => this.stripe.subscriptions.retrieve(id, options)));
  }

  async listInvoices(subscription: string): Promise<ProviderInvoice[]> {
    const query = { subscription, limit: INVOICES_MAX, expand: ['data.payments'] };
    const { data } = await this.call(() => this.stripe.invoices.list(query));
    return data.map(toProviderInvoice);
  }

  /** Id of the subscription that the payment belongs to, if any. */
  async findSubscriptionId(intentId: string): Promise<string | undefined> {
    const payment = { type: 'payment_intent' as const, payment_intent: intentId };
    const { data } = await this.call(() =>
      this.stripe.invoicePayments.list({ payment, limit: 1, expand: ['data.invoice'] }),
    );
    const invoice = data[0]?.invoice;
    if (typeof invoice !== 'object' || invoice.deleted) return undefined;
    return getId(invoice.parent?.subscription_details?.subscription);
  }

  async getFailureMessage(intentId: string): Promise<string | undefined> {
    const intent = await this.call(() => this.stripe.paymentIntents.retrieve(intentId));
    return intent.last_payment_error?.message;
  }

  /** Cancels a subscription that was never paid; a paid one continues. */
  async cancelUnpaid(id: string): Promise<void> {
    const { status, latest_invoice } = await this.call(() => this.stripe.subscriptions.retrieve(id));
    const invoice = getId(latest_invoice);
    // Voids the invoice instead of canceling: a cancellation could end a subscription that is being paid at this
    // moment.
    if (status === 'incomplete' && invoice !== undefined) await this.voidInvoice(invoice);
  }

  /** Returns whether it was voided now. */
  voidInvoice(id: string): Promise<boolean> {
    return this.ignoreRejection(() => this.stripe.invoices.voidInvoice(id));
  }

  /** Takes effect with the next period. */
  async changeAmount(id: string, { amountCents, metadata }: AmountChange): Promise<void> {
    const subscription = await this.call(() => this.stripe.subscriptions.retrieve(id));
    const [item] = subscription.items.data;
    if (item === undefined) throw new ProblemException(409, { detail: 'This gift has ended.' });
    await this.update(id, {
      items: [{ id: item.id, price_data: buildPriceLike(item.price, amountCents) }],
      proration_behavior: 'none',
      metadata,
    });
  }

  async changeCard(id: string, { methodId, metadata }: CardChange): Promise<void> {
    await this.update(id, { default_payment_method: methodId, metadata });
  }

  /** Paused months are never charged. Without an end, the pause lasts until `resume`. */
  async pause(id: string, resumesAt: Date | undefined): Promise<void> {
    const resumes_at = resumesAt === undefined ? undefined : Math.floor(resumesAt.getTime() / 1000);
    await this.update(id, {
      pause_collection: { behavior: 'void', ...(resumes_at !== undefined && { resumes_at }) },
    });
  }

  async resume(id: string): Promise<void> {
    await this.update(id, { pause_collection: '' });
  }

  async cancel(id: string): Promise<void> {
    await this.ignoreRejection(() => this.stripe.subscriptions.cancel(id));
  }

  /**
   * Charges an open invoice now, once per key. Returns whether it was paid by this, and not before or in another way. Throws a
   * 402 problem with the provider's message.
   */
  pay(invoiceId: string, idempotencyKey: string): Promise<boolean> {
    return this.ignoreRejection(() => this.stripe.invoices.pay(invoiceId, {}, { idempotencyKey }));
  }

  async createSetup(
    customer: string,
    metadata: Record<string, string>,
    idempotencyKey: string,
  ): Promise<ProviderSetup> {
    const input = {
      customer,
      metadata,
      usage: 'off_session' as const,
      allowed_payment_method_types: ['card' as const],
    };
    return toProviderSetup(await this.call(() => this.stripe.setupIntents.create(input, { idempotencyKey })));
  }

  async findSetup(id: string): Promise<ProviderSetup | undefined> {
    try {
      return toProviderSetup(await this.stripe.setupIntents.retrieve(id));
    } catch (error) {
      if (isRejection(error)) return undefined;
      throw toStripeProblem(error);
    }
  }

  async cancelSetup(id: string): Promise<void> {
    await this.ignoreRejection(() => this.stripe.setupIntents.cancel(id));
  }

  private async update(id: string, change: Stripe.SubscriptionUpdateParams): Promise<void> {
    try {
      await this.stripe.subscriptions.update(id, change);
    } catch (error) {
      if (isStripeError(error, 'invalid_canceled_subscription_fields'))
        throw new ProblemException(409, { detail: 'This gift has ended.' });
      throw toStripeProblem(error);
    }
  }

  private async ensureProduct(product: Stripe.ProductCreateParams & { id: string }): Promise<void> {
    if (this.knownProducts.has(product.id)) return;
    try {
      await this.stripe.products.create(product, { idempotencyKey: `product:${product.id}` });
    } catch (error) {
      if (!isStripeError(error, 'resource_already_exists')) throw toStripeProblem(error);
    }
    this.knownProducts.add(product.id);
  }

  /** Ignores rejections: the change was already made. Returns whether it was made now. */
  private async ignoreRejection(request: () => Promise<unknown>): Promise<boolean> {
    try {
      await request();
      return true;
    } catch (error) {
      if (!isRejection(error)) throw toPaymentProblem(error);
      return false;
    }
  }

  private async call<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      throw toStripeProblem(error);
    }
  }
}

const isStripeError = (error: unknown, code: string) =>
  error instanceof Stripe.errors.StripeError && error.code === code;

/** Stripe's 409 means that the same key is in progress; 402 that the card was not charged. */
function isRejection(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.statusCode !== 409 &&
    error.statusCode !== 402
  );
}

/** Besides declined cards, 402 covers charges that require authentication by the bank. */
function toPaymentProblem(error: unknown): unknown {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 402
    ? new ProblemException(402, { detail: error.message })
    : toStripeProblem(error);
}
