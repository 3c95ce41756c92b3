import type { InferType } from 'yup';
import { cents, flag, integer, list, record, text } from '../validation/response-fields.ts';

const fundSchema = record({ id: integer(), name: text(), description: text() });

/** Response of `GET /api/funds/`: active funds in their order. */
export const fundListResponse = list(fundSchema);

/** A fund in the admin; response of `POST /api/funds/` and `PUT /api/funds/{id}/`. */
export const staffFundResponse = fundSchema.shape({
  is_active: flag('Closed funds are not offered, but keep their donations.'),
  version: integer('Increased by every change of the fund, but not of its place in the order.'),
  received_cents: cents('Paid donations in whole US cents, net of refunds.'),
  received_count: integer(),
});

/** Response of `GET /api/funds/all/` and `PUT /api/funds/order/`. */
export const staffFundListResponse = list(staffFundResponse);

export type Fund = InferType<typeof fundSchema>;
export type StaffFund = InferType<typeof staffFundResponse>;
