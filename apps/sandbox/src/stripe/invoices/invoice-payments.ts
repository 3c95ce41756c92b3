import type Stripe from 'stripe';
import { invalid, resourceMissing } from '../api/api-error.ts';
import { isCreatedWithin, paginate } from '../api/pagination.ts';
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
        return paginate(filterPayments(records, params).reverse(), URL, params);
      },
    },
    {
      method: 'GET',
      path: `${URL}/:id`,
      handle: ({ pathParams }) => {
        const payment = records.invoicePayments.get(pathParams.id ?? '');
        if (!payment) throw resourceMissing('invoice_payment', pathParams.id ?? '', 'invoice_payment');
        return payment;
      },
    },
  ];
}

export function listPayments(records: Records, { id }: Stripe.Invoice) {
  const data = records.invoicePayments.all().filter((payment) => payment.invoice === id);
  return { object: 'list', data, has_more: false, url: `${URL}?invoice=${id}` };
}

/** Client secret for paying the invoice in the browser; null unless it is open. */
export function findConfirmationSecret(
  records: Records,
  { id, status }: Stripe.Invoice,
): Stripe.Invoice.ConfirmationSecret | null {
  const intent = status === 'open' ? findInvoiceIntent(records, id) : undefined;
  return intent?.client_secret ? { client_secret: intent.client_secret, type: 'payment_intent' } : null;
}

export function findInvoiceIntent(records: Records, invoice: string): Stripe.PaymentIntent | undefined {
  const link = records.invoiceIntents.all().find((payment) => payment.invoice === invoice);
  return link && records.intents.get(link.id);
}

function filterPayments(records: Records, params: Params): Stripe.InvoicePayment[] {
  const paymentFilter = params.nested('payment');
  if (
    paymentFilter?.only(['payment_intent', 'type']) &&
    paymentFilter.required('type') !== 'payment_intent'
  ) {
    throw invalid('The sandbox only has payments by payment intents.', { param: 'payment[type]' });
  }
  const invoice = params.text('invoice');
  const intent = paymentFilter?.text('payment_intent');
  const status = params.oneOf('status', ['canceled', 'open', 'paid']);
  return records.invoicePayments
    .all()
    .filter(
      (payment) =>
        (!invoice || payment.invoice === invoice) &&
        (!intent || payment.payment.payment_intent === intent) &&
        (!status || payment.status === status) &&
        isCreatedWithin(payment.created, params),
    );
}
