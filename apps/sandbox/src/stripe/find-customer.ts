import type Stripe from 'stripe';
import { missing } from './api/failure.ts';
import type { Records } from './records.ts';

export function findCustomer(records: Records, id: string, param: string): Stripe.Customer {
  const customer = records.customers.get(id);
  if (!customer) throw missing('customer', id, param, param === 'id' ? 404 : 400);
  return customer;
}
