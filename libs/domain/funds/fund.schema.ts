import { array, boolean, number, object } from 'yup';
import type { InferType } from 'yup';
import { lineField } from '../validation/fields.ts';
import { FUND_DESCRIPTION_MAX, FUND_NAME_MAX } from './fund.rules.ts';
import { versionField } from '../validation/version.field.ts';

/** Form of a fund, and body of `POST /api/funds/`. */
export const fundSchema = object({
  name: lineField('Name', 2, FUND_NAME_MAX),
  description: lineField('Description', 10, FUND_DESCRIPTION_MAX),
});
export type FundForm = InferType<typeof fundSchema>;

/** Body of `PUT /api/funds/{id}/`. */
export const fundChangeSchema = fundSchema.shape({
  is_active: boolean().required('Choose whether the fund is active.'),
  version: versionField(
    'Version that the change is based on. When the fund has a later version, the response is 409; without a version, the change always applies.',
  ),
});
export type FundChange = InferType<typeof fundChangeSchema>;

const MAX_ID = 2_147_483_647;

export const fundIdField = () =>
  number().integer('Invalid fund.').min(1, 'Invalid fund.').max(MAX_ID, 'Invalid fund.');

/** Body of `PUT /api/funds/order/`: the ids of all funds, in their new order. */
export const fundOrderSchema = object({
  ids: array()
    .of(fundIdField().required('Invalid fund.'))
    .max(1000, 'Too many funds.')
    .required('List all funds.'),
});
export type FundOrder = InferType<typeof fundOrderSchema>;
