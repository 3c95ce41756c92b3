import { Inject, Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { ProblemException } from '../common/problem.ts';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { createStripeClient } from './stripe-client.ts';
import { problemOfStripeError } from './stripe-errors.ts';
import {
  findId,
  toProviderInvoice,
  toProviderSetup,
  toProviderSubscription,
} from './stripe-subscriptions.view.ts';
import type {
  AmountChange,
  CardChange,
  FirstPayment,
  NewSubscription,
  ProviderInvoice,
  ProviderSetup,
  ProviderSubscription,
} from './stripe-subscriptions.types.ts';

/** Everybody's subscription is to the same thing, each at a price of its own. */
const PRODUCT = { id: 'paniscus-monthly-gift', name: 'Monthly gift' };
/** Two years of bills: more than can ever be new since the last look. */
const INVOICES = 24;

/** Speaks to the payment provider about gifts that are charged every month. Its errors come out as problems. */
@Injectable()
export class StripeSubscriptionsService {
  private readonly stripe: Stripe;
  private hasProduct = false;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.stripe = createStripeClient(settings);
  }

  /** The same key answers the same subscription, however often it is asked. Nothing is charged by it. */
  async create(input: NewSubscription, idempotencyKey: string): Promise<FirstPayment> {
    await this.ensureProduct();
    const { amountCents, customerId: customer, description, metadata } = input;
    const subscription = await this.call(() =>
      this.stripe.subscriptions.create(
        {
          customer,
          description,
          metadata,
          items: [{ price_data: getPrice(amountCents) }],
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

  async subscription(id: string): Promise<ProviderSubscription> {
    const options = { expand: ['default_payment_method'] };
    return toProviderSubscription(await this.call(() => this.stripe.subscriptions.retrieve(id, options)));
  }

  /** The newest bills, newest first. */
  async invoices(subscription: string): Promise<ProviderInvoice[]> {
    const query = { subscription, limit: INVOICES, expand: ['data.payments'] };
    const { data } = await this.call(() => this.stripe.invoices.list(query));
    return data.map(toProviderInvoice);
  }

  /** Of which subscription a payment is a charge, if of any. */
  async getSubscription(intentId: string): Promise<string | undefined> {
    const payment = { type: 'payment_intent' as const, payment_intent: intentId };
    const { data } = await this.call(() =>
      this.stripe.invoicePayments.list({ payment, limit: 1, expand: ['data.invoice'] }),
    );
    const invoice = data[0]?.invoice;
    if (typeof invoice !== 'object' || invoice.deleted) return undefined;
    return findId(invoice.parent?.subscription_details?.subscription);
  }

  /** The provider's sentence about the last charge that failed, if it has one. */
  async getFailure(intentId: string): Promise<string | undefined> {
    const intent = await this.call(() => this.stripe.paymentIntents.retrieve(intentId));
    return intent.last_payment_error?.message;
  }

  /** Ends one that was never paid, so that it cannot be any more. One that is paid goes on. */
  async giveUp(id: string): Promise<void> {
    const { status, latest_invoice } = await this.call(() => this.stripe.subscriptions.retrieve(id));
    const invoice = findId(latest_invoice);
    // Not canceled: that would end one that is being paid at this very moment, with its money taken.
    if (status === 'incomplete' && invoice !== undefined) await this.voidInvoice(invoice);
  }

  /** Takes a bill back that is still open. */
  async voidInvoice(id: string): Promise<void> {
    await this.unlessOver(() => this.stripe.invoices.voidInvoice(id));
  }

  /** From the next month on. */
  async changeAmount(id: string, { amountCents, metadata }: AmountChange): Promise<void> {
    const subscription = await this.call(() => this.stripe.subscriptions.retrieve(id));
    const item = subscription.items.data[0]?.id ?? '';
    await this.update(id, {
      items: [{ id: item, price_data: getPrice(amountCents) }],
      proration_behavior: 'none',
      metadata,
    });
  }

  async changeCard(id: string, { methodId, metadata }: CardChange): Promise<void> {
    await this.update(id, { default_payment_method: methodId, metadata });
  }

  /** The months of a pause are never charged. Without an end it lasts until `resume`. */
  async pause(id: string, resumesAt: Date | undefined): Promise<void> {
    const resumes_at = resumesAt === undefined ? undefined : Math.floor(resumesAt.getTime() / 1000);
    await this.update(id, {
      pause_collection: { behavior: 'void', ...(resumes_at !== undefined && { resumes_at }) },
    });
  }

  async resume(id: string): Promise<void> {
    await this.update(id, { pause_collection: '' });
  }

  /** Ends it for good; again: nothing happens. */
  async cancel(id: string): Promise<void> {
    await this.unlessOver(() => this.stripe.subscriptions.cancel(id));
  }

  /** Charges an open bill now, once for each key. Throws a problem of status 402 in the provider's words. */
  async pay(invoiceId: string, idempotencyKey: string): Promise<void> {
    await this.unlessOver(() => this.stripe.invoices.pay(invoiceId, {}, { idempotencyKey }));
  }

  /** Begins to take a card for later charges; the browser confirms it. */
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

  async setup(id: string): Promise<ProviderSetup | undefined> {
    try {
      return toProviderSetup(await this.stripe.setupIntents.retrieve(id));
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw problemOfStripeError(error);
    }
  }

  /** No card can be given there any more. */
  async cancelSetup(id: string): Promise<void> {
    await this.unlessOver(() => this.stripe.setupIntents.cancel(id));
  }

  /** Throws a problem of status 409 when it has ended meanwhile. */
  private async update(id: string, change: Stripe.SubscriptionUpdateParams): Promise<void> {
    try {
      await this.stripe.subscriptions.update(id, change);
    } catch (error) {
      if (isStripeError(error, 'invalid_canceled_subscription_fields'))
        throw new ProblemException(409, { detail: 'This monthly gift has ended.' });
      throw problemOfStripeError(error);
    }
  }

  private async ensureProduct(): Promise<void> {
    if (this.hasProduct) return;
    try {
      await this.stripe.products.create(PRODUCT, { idempotencyKey: `product:${PRODUCT.id}` });
    } catch (error) {
      if (!isStripeError(error, 'resource_already_exists')) throw problemOfStripeError(error);
    }
    this.hasProduct = true;
  }

  /** What the provider refuses because it is done already, is done. */
  private async unlessOver(request: () => Promise<unknown>): Promise<void> {
    try {
      await request();
    } catch (error) {
      if (!isRefusal(error)) throw toPaymentProblem(error);
    }
  }

  private async call<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      throw problemOfStripeError(error);
    }
  }
}

const getPrice = (unit_amount: number) => ({
  currency: 'usd',
  product: PRODUCT.id,
  recurring: { interval: 'month' as const },
  unit_amount,
});

const isStripeError = (error: unknown, code: string) =>
  error instanceof Stripe.errors.StripeError && error.code === code;

/** 409 of theirs: the same key is just being worked on; 402: the card was not charged. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.statusCode !== 409 &&
    error.statusCode !== 402
  );
}

/** A charge may also fail without the card's being declined: its bank wants to be asked first. */
function toPaymentProblem(error: unknown): unknown {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 402
    ? new ProblemException(402, { detail: error.message })
    : problemOfStripeError(error);
}
