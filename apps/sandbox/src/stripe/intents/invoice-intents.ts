import type Stripe from 'stripe';
import type { Records } from '../records.ts';
import { unexpectedState } from './intent-fields.ts';

const ALTERNATIVES = {
  cancel: 'void the invoice or cancel the subscription',
  update: 'change the invoice',
};

/** Throws for an intent that an invoice created: it changes only through the invoice. */
export function rejectInvoiceIntent(
  records: Records,
  intent: Stripe.PaymentIntent,
  action: keyof typeof ALTERNATIVES,
): void {
  if (!records.invoiceIntents.get(intent.id)) return;
  throw unexpectedState(
    intent,
    `You cannot ${action} this PaymentIntent because it was created by an Invoice. Please ${ALTERNATIVES[action]} instead.`,
  );
}
