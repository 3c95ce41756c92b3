import type Stripe from 'stripe';
import type { Records } from '../records.ts';
import { refuseState } from './intent-fields.ts';

const INSTEAD = {
  cancel: 'void the invoice or cancel the subscription',
  update: 'change the invoice',
};

/** Throws for an intent that an invoice created: it changes only through the invoice. */
export function refuseInvoiceIntent(
  records: Records,
  intent: Stripe.PaymentIntent,
  action: keyof typeof INSTEAD,
): void {
  if (!records.invoiceIntents.get(intent.id)) return;
  throw refuseState(
    intent,
    `You cannot ${action} this PaymentIntent because it was created by an Invoice. Please ${INSTEAD[action]} instead.`,
  );
}
