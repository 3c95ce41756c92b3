import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import Stripe from 'stripe';
import { createStripeClient } from './stripe-client.ts';
import { toStripeProblem } from './stripe-errors.ts';

/** Name and address of a customer; an empty text removes a value. */
export type CustomerDetails = {
  name: string;
  address: Record<'line1' | 'line2' | 'city' | 'state' | 'postal_code' | 'country', string>;
};

/** Stripe API of customers. Errors are thrown as problems. */
@Injectable()
export class StripeCustomersService {
  private readonly stripe: Stripe;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.stripe = createStripeClient(settings);
  }

  /** Undefined when the customer was deleted. */
  async findDetails(id: string): Promise<CustomerDetails | undefined> {
    try {
      const customer = await this.stripe.customers.retrieve(id);
      return customer.deleted ? undefined : toDetails(customer);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
      throw toStripeProblem(error);
    }
  }

  async changeDetails(id: string, { name, address }: CustomerDetails): Promise<void> {
    const isEmpty = Object.values(address).every((part) => part === '');
    try {
      await this.stripe.customers.update(id, { name, address: isEmpty ? '' : address });
    } catch (error) {
      throw toStripeProblem(error);
    }
  }
}

const toDetails = ({ name, address }: Stripe.Customer): CustomerDetails => ({
  name: name ?? '',
  address: {
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    postal_code: address?.postal_code ?? '',
    country: address?.country ?? '',
  },
});
