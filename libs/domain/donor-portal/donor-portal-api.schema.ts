import { boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { amountField, centsField } from '../donation/donation-api.schema.ts';
import { emailField } from '../validation/fields.ts';
import { record, text } from '../validation/response-fields.ts';
import { PAUSE_MONTHS } from './recurring-donation.rules.ts';

const SETUP_INTENT_PATTERN = /^seti_[A-Za-z0-9_]{1,100}$/;

/** Body of `POST /api/giving-link/`. The response is the same whether or not the email address is known. */
export const donorPortalLinkSchema = object({ email: emailField() });
export type DonorPortalLinkRequest = InferType<typeof donorPortalLinkSchema>;

/** Body of `POST /api/giving/{token}/anonymity/`. */
export const anonymitySchema = object({
  is_anonymous: boolean().required('Choose whether to give anonymously.'),
});
export type AnonymityRequest = InferType<typeof anonymitySchema>;

/**
 * Body of `POST /api/giving/{token}/monthly/{id}/amount/`. Whole US cents; `amount` includes the covered processing
 * fee.
 */
export const recurringAmountSchema = object({
  amount: amountField(),
  gift_amount: centsField('Gift').required('Gift must be a positive number.'),
  covers_cost: boolean().optional(),
  current_amount: centsField('Current amount').optional().meta({
    description: '`amount_cents` as the donor saw it. When it has changed since, the response is 409.',
  }),
});
export type RecurringAmountRequest = InferType<typeof recurringAmountSchema>;

/** Body of `POST /api/giving/{token}/monthly/{id}/pause/`. Without months, the pause lasts until the donor resumes. */
export const recurringPauseSchema = object({
  months: number().oneOf(Object.values(PAUSE_MONTHS).flat(), 'Choose 1, 2, 3, 6 or 12 months.').optional(),
});
export type RecurringPauseRequest = InferType<typeof recurringPauseSchema>;

/** Body of `POST /api/giving/{token}/monthly/{id}/card/confirm/`: id of the setup intent that the browser confirmed. */
export const recurringCardSchema = object({
  setup_intent_id: string()
    .required('Setup intent id is required.')
    .max(110, 'Invalid setup intent id.')
    .matches(SETUP_INTENT_PATTERN, 'Invalid setup intent id.'),
});
export type RecurringCardRequest = InferType<typeof recurringCardSchema>;

/** Response of `POST /api/giving/{token}/monthly/{id}/card/`. */
export const recurringCardResponse = record({
  clientSecret: text(
    "Client secret of the setup intent, `{setup intent ID}_secret_…`, for the payment provider's browser SDK.",
  ),
});
export type RecurringCardResponse = InferType<typeof recurringCardResponse>;
