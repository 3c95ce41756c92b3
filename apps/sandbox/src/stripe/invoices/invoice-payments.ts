import type Stripe from 'stripe';
import { invalid, missing } from '../api/failure.ts';
import { isCreatedWithin, getPage } from '../api/lists.ts';
import type { Params } from '../api/params.ts';
import type { Context, Resource } from '../context.ts';
import type { Records } from '../records.ts';

const URL = '/v1/invoice_payments';

export function invoicePaymentRoutes({ records }: Context): Resource {
  return [
    {
      method: 'GET',
      path: URL,
      handle: ({ params }) => {
        params.only([
          'created',
          'ending_before',
          'expand',
          'invoice',
          'limit',
          'payment',
          'starting_after',
          'status',
        ]);
        return getPage(found(records, params).reverse(), URL, params);
      },
    },
    {
      method: 'GET',
      path: `${URL}/:id`,
      handle: ({ places }) => {
        const payment = records.invoicePayments.get(places.id ?? '');
        if (!payment) throw missing('invoice_payment', places.id ?? '', 'invoice_payment');
        return payment;
      },
    },
  ];
}

export function paymentCountQuery(records: Records, { id }: Stripe.Invoice) {
  const data = records.invoicePayments.all().filter((each) => each.invoice === id);
  return { object: 'list', data, has_more: false, url: `${URL}?invoice=${id}` };
}

/** Client secret for paying the invoice in the browser; null unless it is open. */
export function findSecret(
  records: Records,
  { id, status }: Stripe.Invoice,
): Stripe.Invoice.ConfirmationSecret | null {
  const intent = status === 'open' ? findInvoiceIntent(records, id) : undefined;
  return intent?.client_secret ? { client_secret: intent.client_secret, type: 'payment_intent' } : null;
}

export function findInvoiceIntent(records: Records, invoice: string): Stripe.PaymentIntent | undefined {
  const link = records.invoiceIntents.all().find((each) => each.invoice === invoice);
  return link && records.intents.get(link.id);
}

function found(records: Records, params: Params): Stripe.InvoicePayment[] {
  const given = params.within('payment');
  if (given?.only(['payment_intent', 'type']) && given.required('type') !== 'payment_intent') {
    throw invalid('The sandbox only has payments by payment intents.', { param: 'payment[type]' });
  }
  const invoice = params.text('invoice');
  const intent = given?.text('payment_intent');
  const status = params.oneOf('status', ['canceled', 'open', 'paid']);
  return records.invoicePayments
    .all()
    .filter(
      (each) =>
        (!invoice || each.invoice === invoice) &&
        (!intent || each.payment.payment_intent === intent) &&
        (!status || each.status === status) &&
        isCreatedWithin(each.created, params),
    );
}
