import { boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { amountField, centsField } from '../donation/donation-api.schema.ts';
import { emailField } from '../validation/fields.ts';
import { PAUSE_MONTHS } from './recurring-donation.rules.ts';

const SETUP_INTENT_PATTERN = /^seti_[A-Za-z0-9_]{1,100}$/;

/** What `POST /api/giving-link/` takes; its answer is the same whether anybody has given from there or not. */
export const donorPortalLinkSchema = object({ email: emailField() });
export type DonorPortalLinkRequest = InferType<typeof donorPortalLinkSchema>;

/** What `POST /api/giving/{token}/monthly/{id}/amount/` takes. Whole US cents; `amount` is gift and cost together. */
export const monthlyAmountSchema = object({
  amount: amountField(),
  gift_amount: centsField('Gift').required('Gift must be a positive number.'),
  covers_cost: boolean().optional(),
});
export type RecurringAmountRequest = InferType<typeof monthlyAmountSchema>;

/** What `POST /api/giving/{token}/monthly/{id}/pause/` takes; without months it pauses until the donor goes on. */
export const monthlyPauseSchema = object({
  months: number()
    .oneOf([...PAUSE_MONTHS], 'Choose 1, 2, 3 or 6 months.')
    .optional(),
});
export type RecurringPauseRequest = InferType<typeof monthlyPauseSchema>;

/** What `POST /api/giving/{token}/monthly/{id}/card/confirm/` takes: the provider's id of what the browser confirmed. */
export const monthlyCardSchema = object({
  setup_intent_id: string()
    .required('Setup intent id is required.')
    .max(110, 'Invalid setup intent id.')
    .matches(SETUP_INTENT_PATTERN, 'Invalid setup intent id.'),
});
export type RecurringCardRequest = InferType<typeof monthlyCardSchema>;

/** What `POST /api/giving/{token}/monthly/{id}/card/` answers; `clientSecret` is `{setup intent id}_secret_…`. */
export type RecurringCardAnswer = { clientSecret: string };
