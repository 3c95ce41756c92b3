import { boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { COUNTRIES } from '../postal-address/regions.data.ts';
import { centsFromDollars } from '../money/money.ts';
import { DONATION_MAX_CENTS, DONATION_MIN_CENTS, DONATION_FREQUENCIES } from './donation.rules.ts';
import { tributeSchema } from './tribute.schema.ts';
import { emailField, intentIdField, nameField, pageTokenField, uuidField } from '../validation/fields.ts';

/** A gift's sum in whole US cents, between the smallest gift and the largest charge; `label` begins its sentences. */
export function centsField(label: string) {
  return number()
    .integer(`${label} must be a whole number of cents.`)
    .min(DONATION_MIN_CENTS, `${label} must be at least $1.00.`)
    .max(DONATION_MAX_CENTS, `${label} must be at most $999,999.99.`)
    .meta({ description: 'Whole US cents.' });
}

/** What is charged. */
export const amountField = () => centsField('Amount').required('Amount must be a positive number.');

/** What `POST /api/create-payment-intent/` takes; `amount` is whole US cents. */
export const donationIntentSchema = object({
  amount: amountField(),
  first_name: nameField('First Name'),
  last_name: nameField('Last Name'),
  email: emailField(),
  metadata: object({
    transaction_type: string().oneOf(['donation'], 'Only a donation can be made here.').optional(),
  }).default(undefined),
  /** Made by the browser once a form: the same id is the same donation and the same payment. */
  donation_id: uuidField('Invalid donation id.').optional(),
  country: string()
    .oneOf(
      COUNTRIES.map(({ code }) => code),
      'Choose a country from the list.',
    )
    .optional(),
  region: string().max(200, 'Region must be at most 200 characters.').optional(),
  page_token: pageTokenField(),
  /** The gift without what is added for the cost of the payment; absent: all of `amount`. */
  gift_amount: centsField('Gift').optional(),
  /** Whether the donor adds the cost of the payment. */
  covers_cost: boolean().optional(),
  frequency: string()
    .oneOf([...DONATION_FREQUENCIES], 'A gift is given once or monthly.')
    .optional(),
  tribute: tributeSchema.default(undefined).optional(),
  /** A field that no person sees; only a machine fills it in. */
  website: string().max(0, 'This field stays empty.').optional(),
});

export type DonationIntentRequest = InferType<typeof donationIntentSchema>;

/** `clientSecret` is `{payment intent id}_secret_…`, as the provider's browser script takes it. */
export type DonationIntentAnswer = { clientSecret: string; customerId: string };

/** What `POST /api/send-donation-email/` takes; `amount` is dollars with at most two decimals. */
export const donationEmailSchema = object({
  payment_intent_id: intentIdField(),
  amount: number()
    .required('Amount must be a positive number.')
    .test(
      'dollars',
      'Amount must be dollars with at most two decimals.',
      (amount) => centsFromDollars(amount) !== undefined,
    )
    .meta({ description: 'US dollars with at most two decimals.' }),
  first_name: nameField('First Name'),
  last_name: nameField('Last Name'),
  email: emailField(),
  /** The country's name, or 'N/A'. */
  country: string().max(100, 'Country is too long.').optional(),
  /** The region's name or code, or 'N/A'. */
  region: string().max(200, 'Region must be at most 200 characters.').optional(),
});

export type DonationEmailRequest = InferType<typeof donationEmailSchema>;

/** `GET /api/stripe-publishable-key/`. The token goes back as `page_token` with the intent calls. */
export type PaymentSetup = {
  publishableKey: string;
  pageToken: string;
  /** Where the provider's browser script comes from when it is not the provider's own; to load before the library. */
  scriptUrl?: string;
};
