import type Stripe from 'stripe';
import { resourceMissing } from './api/api-error.ts';
import type { Records } from './records.ts';

export function findCustomer(records: Records, id: string, param: string): Stripe.Customer {
  const customer = records.customers.get(id);
  if (!customer) throw resourceMissing('customer', id, param, param === 'id' ? 404 : 400);
  return customer;
}
