import type Stripe from 'stripe';
import { invalid } from '../api/api-error.ts';
import { Params } from '../api/params.ts';
import { ErrorResponse } from '../context.ts';
import type { ApiCall, Context } from '../context.ts';
import { confirm } from '../intents/confirmation.ts';
import { findDefaultMethod, requireCustomerMethod } from '../subscriptions/default-card.ts';
import { getInvoice, findSubscriptionId } from './invoice-fields.ts';
import { findInvoiceIntent } from './invoice-payments.ts';

/** Charges an open invoice to the given card or else the subscription's default. */
export function payInvoice(context: Context, invoice: Stripe.Invoice, call: ApiCall): object | ErrorResponse {
  const { params } = call;
  params.only(['expand', 'off_session', 'payment_method']);
  const { records } = context;
  if (invoice.status !== 'open') throw explainNotPayable(invoice);
  const subscription = records.subscriptions.get(findSubscriptionId(invoice));
  const methodId = params.text('payment_method');
  const method = methodId
    ? requireCustomerMethod(context, String(invoice.customer), methodId)
    : subscription && findDefaultMethod(context, subscription)?.id;
  if (!method) {
    throw invalid(
      'There is no `default_payment_method` set on this Customer or Invoice. Please set a `default_payment_method`.',
    );
  }
  const isOffSession = params.has('off_session') ? params.flag('off_session') : true;
  const outcome = chargeInvoice(context, invoice, method, isOffSession, call);
  return outcome instanceof ErrorResponse ? outcome : getPaidInvoice(context, invoice.id);
}

/** Confirms the invoice's payment intent with this card; the intent's result updates the invoice. */
export function chargeInvoice(
  context: Context,
  invoice: Stripe.Invoice,
  method: string,
  isOffSession: boolean,
  call: ApiCall,
): object | ErrorResponse {
  const intent = findInvoiceIntent(context.records, invoice.id);
  if (!intent) throw invalid('This invoice has no payment to attempt.');
  const params = new Params({ payment_method: method, off_session: String(isOffSession) });
  return confirm(context, intent, { ...call, params });
}

function getPaidInvoice({ records }: Context, id: string): Stripe.Invoice {
  const invoice = getInvoice(records, id);
  if (invoice.status === 'paid') return invoice;
  throw invalid(
    'Invoice payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent of the invoice.',
    { code: 'invoice_payment_intent_requires_action' },
    402,
  );
}

function explainNotPayable({ status }: Stripe.Invoice) {
  return status === 'paid'
    ? invalid('Invoice is already paid')
    : invalid(`Invoices with a status of ${status} cannot be paid.`);
}
