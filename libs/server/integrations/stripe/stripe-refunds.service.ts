import { Inject, Injectable } from '@nestjs/common';
import { ProblemException, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import Stripe from 'stripe';
import { createStripeClient } from './stripe-client.ts';
import { toStripeProblem } from './stripe-errors.ts';
import type { NewProviderRefund, ProviderRefund } from './stripe.types.ts';

const REFUNDS_MAX = 100;
/** Codes of a refund of a payment that the cardholder has disputed. */
const DISPUTED: readonly (string | undefined)[] = ['charge_disputed', 'refund_disputed_payment'];
const PAYMENT_DISPUTED =
  'The payment is disputed, so it cannot be refunded here. Please respond to the dispute in the Stripe dashboard.';

@Injectable()
export class StripeRefundsService {
  private readonly stripe: Stripe;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.stripe = createStripeClient(settings);
  }

  /** Idempotent per key. Throws problems of status 409 (with the provider's message) and 503. */
  async create(
    { intentId, amountCents, refundKey }: NewProviderRefund,
    idempotencyKey: string,
  ): Promise<ProviderRefund> {
    try {
      const refund = await this.stripe.refunds.create(
        {
          payment_intent: intentId,
          amount: amountCents,
          reason: 'requested_by_customer',
          metadata: { refund_key: refundKey },
        },
        { idempotencyKey },
      );
      return toProviderRefund(refund);
    } catch (error) {
      // The general message is for payers.
      if (error instanceof Stripe.errors.StripeIdempotencyError)
        throw new ProblemException(409, {
          detail: 'This refund was already requested with a different amount.',
        });
      // Stripe's 409: another request with the same key is in progress.
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409)
        throw new ProblemException(409, {
          detail: DISPUTED.includes(error.code) ? PAYMENT_DISPUTED : error.message,
        });
      throw toStripeProblem(error);
    }
  }

  async list(intentId: string): Promise<ProviderRefund[]> {
    try {
      const { data } = await this.stripe.refunds.list({ payment_intent: intentId, limit: REFUNDS_MAX });
      return data.map(toProviderRefund);
    } catch (error) {
      throw toStripeProblem(error);
    }
  }
}

function toProviderRefund({ status, metadata }: Stripe.Refund): ProviderRefund {
  return { refundKey: metadata?.refund_key, status: toStatus(status) };
}

function toStatus(status: string | null): ProviderRefund['status'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}
