import { number, object, string } from 'yup';
import type { InferType } from 'yup';
import { dollarsToCents } from '../money/money.ts';
import { emailField, intentIdField, nameField } from '../validation/fields.ts';

/** Body of `POST /api/send-donation-email/`. `amount` is in dollars with at most two decimals. */
export const donationEmailSchema = object({
  payment_intent_id: intentIdField(),
  amount: number()
    .required('Amount must be a positive number.')
    .test(
      'dollars',
      'Amount must be dollars with at most two decimals.',
      (amount) => dollarsToCents(amount) !== undefined,
    )
    .meta({ description: 'Amount in US dollars with at most two decimals.' }),
  first_name: nameField('First Name'),
  last_name: nameField('Last Name'),
  email: emailField(),
  country: string().max(100, 'Country is too long.').optional(),
  region: string().max(200, 'Region must be at most 200 characters.').optional(),
});

export type DonationEmailRequest = InferType<typeof donationEmailSchema>;
