import { number, object, string } from 'yup';
import type { InferType } from 'yup';
import { CHARGE_MAX_CENTS, formatDollars } from '../money/money.ts';
import { emailField, uuidField } from '../validation/fields.ts';

/** What `POST /api/order-lookup/` takes; its answer is the same whether there is such an order or not. */
export const orderLookupSchema = object({
  number: string().required('Order number is required.').max(30, 'Invalid order number.'),
  email: emailField(),
});

export type OrderLookup = InferType<typeof orderLookupSchema>;

/** What `POST /api/orders/{id}/refund/` takes. Without an amount everything that is left is given back. */
export const refundSchema = object({
  amount_cents: number()
    .integer('Amount must be a whole number of cents.')
    .min(1, 'Amount must be a positive number.')
    .max(CHARGE_MAX_CENTS, `Amount must be at most ${formatDollars(CHARGE_MAX_CENTS)}.`)
    .optional()
    .meta({ description: 'Whole US cents.' }),
  reason: string().max(500, 'Reason must be at most 500 characters.').optional(),
  /** Made by the browser once a dialog: the same id is the same refund. */
  refund_id: uuidField('Invalid refund id.').optional(),
});

export type RefundRequest = InferType<typeof refundSchema>;
