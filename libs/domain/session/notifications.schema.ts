import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { DONATION_MAX_CENTS, validateDonationAmount } from '../donation/donation.rules.ts';
import { centsToDollars } from '../money/money.ts';
import { typedDollarsToCents } from '../money/typed-dollars.ts';
import { cents, choice, list, record } from '../validation/response-fields.ts';
import { NOTIFICATION_TOPICS } from './notifications.data.ts';

/** Body of `PUT /api/account/notifications/`; topics that are left out are off. */
export const notificationsSchema = object({
  topics: array(
    string()
      .oneOf([...NOTIFICATION_TOPICS], 'Choose emails from the list.')
      .required(),
  )
    .max(NOTIFICATION_TOPICS.length, 'Choose each email once.')
    .required('Choose emails from the list.'),
  donation_min_cents: number()
    .integer('Amount must be a whole number of cents.')
    .min(0, 'Amount must not be negative.')
    .max(DONATION_MAX_CENTS, 'Amount is too large.')
    .required('Amount is required.'),
});
export type NotificationsRequest = InferType<typeof notificationsSchema>;

/** Response of `GET` and `PUT /api/account/notifications/`. */
export const notificationsResponse = record({
  topics: list(choice(NOTIFICATION_TOPICS), 'Emails that are on.'),
  donation_min_cents: cents('Smallest donation that is emailed, in whole US cents.'),
});
export type Notifications = InferType<typeof notificationsResponse>;

/** Form of the account page: one checkbox for each email, and an amount in dollars. */
export const notificationsFormSchema = object({
  order_attention: boolean().default(false),
  new_donation: boolean().default(false),
  minimum: string()
    .default('')
    .when('new_donation', {
      is: true,
      then: (field) =>
        field.test('amount', function (amount) {
          const message = validateDonationAmount(amount);
          return message === undefined || this.createError({ message });
        }),
    }),
  payment_problem: boolean().default(false),
  tribute: boolean().default(false),
  daily_summary: boolean().default(false),
});
export type NotificationsForm = InferType<typeof notificationsFormSchema>;

export function toNotificationsForm({ topics, donation_min_cents }: Notifications): NotificationsForm {
  return {
    order_attention: topics.includes('order_attention'),
    new_donation: topics.includes('new_donation'),
    minimum: centsToDollars(donation_min_cents).toFixed(2),
    payment_problem: topics.includes('payment_problem'),
    tribute: topics.includes('tribute'),
    daily_summary: topics.includes('daily_summary'),
  };
}

/** An amount that is not used, because donations are off, may be invalid; then the earlier one stays. */
export function toNotificationsRequest(form: NotificationsForm, earlierCents: number): NotificationsRequest {
  const isValid = validateDonationAmount(form.minimum) === undefined;
  return {
    topics: NOTIFICATION_TOPICS.filter((topic) => form[topic]),
    donation_min_cents: isValid ? (typedDollarsToCents(form.minimum) ?? earlierCents) : earlierCents,
  };
}
