import { Inject, Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { ProblemException } from '../common/problem.ts';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { createStripeClient } from './stripe-client.ts';
import { problemOfStripeError } from './stripe-errors.ts';
import type { NewProviderRefund, ProviderRefund } from './stripe.types.ts';

/** More than anybody gives back of one payment. */
const REFUNDS_MAX = 100;

/** Gives money back through the payment provider. */
@Injectable()
export class StripeRefundsService {
  private readonly stripe: Stripe;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.stripe = createStripeClient(settings);
  }

  /** The same key gives back once. Throws problems of status 409 (in the provider's words) and 503. */
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
      // 409 of theirs: the same key is just being worked on.
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409)
        throw new ProblemException(409, { detail: error.message });
      throw problemOfStripeError(error);
    }
  }

  /** What has been given back of a payment, by whomever. */
  async of(intentId: string): Promise<ProviderRefund[]> {
    try {
      const { data } = await this.stripe.refunds.list({ payment_intent: intentId, limit: REFUNDS_MAX });
      return data.map(toProviderRefund);
    } catch (error) {
      throw problemOfStripeError(error);
    }
  }
}

function toProviderRefund({ status, metadata }: Stripe.Refund): ProviderRefund {
  return { refundKey: metadata?.refund_key, status: readStatus(status) };
}

function readStatus(status: string | null): ProviderRefund['status'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}
