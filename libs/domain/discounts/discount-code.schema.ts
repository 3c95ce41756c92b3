import { boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { CHARGE_MAX_CENTS, formatDollars } from '../money/money.ts';
import { isCalendarDay } from '../timing/calendar.ts';
import { cleanedText } from '../validation/fields.ts';
import {
  cleanDiscountCode,
  DISCOUNT_CODE_MAX,
  DISCOUNT_CODE_MIN,
  DISCOUNT_KINDS,
  isDiscountCode,
  USE_LIMIT_MAX,
} from './discount.rules.ts';
import { versionField } from '../validation/version.field.ts';

const CODE_FORM = `Code must have ${DISCOUNT_CODE_MIN} to ${DISCOUNT_CODE_MAX} letters, digits or hyphens.`;
const TOO_LARGE = `Amount must be at most ${formatDollars(CHARGE_MAX_CENTS)}.`;
export const PERCENTAGE_MESSAGE = 'Percent off must be a whole number from 1 to 100.';
export const USE_LIMIT_MESSAGE = 'Limit must be a whole number of at least 1.';

const dayField = (message: string) =>
  string()
    .nullable()
    .defined(message)
    .max(10, message)
    .test('day', message, (day) => day === null || isCalendarDay(day));

export const discountCodeField = () =>
  cleanedText(cleanDiscountCode)
    .defined(CODE_FORM)
    .test('code', CODE_FORM, (code) => isDiscountCode(cleanDiscountCode(code)));

export const discountKindField = () =>
  string().oneOf(DISCOUNT_KINDS, 'Choose a kind of discount.').defined('Choose a kind of discount.');

/** Body of `POST /api/discount-codes/`. Days are those of the organization's time zone, and both are included. */
export const discountCodeSchema = object({
  code: discountCodeField(),
  kind: discountKindField(),
  value: number()
    .required('Discount is required.')
    .integer('Discount must be a whole number.')
    .min(1, 'Discount must be a positive number.')
    .max(CHARGE_MAX_CENTS, TOO_LARGE)
    .when('kind', { is: 'percentage', then: (value) => value.max(100, PERCENTAGE_MESSAGE) })
    .meta({ description: 'Whole percent of a percentage, whole US cents of a fixed amount.' }),
  minimum_cents: number()
    .required('Minimum is required.')
    .integer('Minimum must be a whole number of cents.')
    .min(0, 'Minimum must not be negative.')
    .max(CHARGE_MAX_CENTS, TOO_LARGE)
    .meta({ description: 'Smallest subtotal that the code applies to, in whole US cents.' }),
  starts_on: dayField('Enter a valid first day.'),
  ends_on: dayField('Enter a valid last day.').test(
    'after-start',
    'The last day must not be before the first day.',
    (last, { parent }) => {
      const first = (parent as { starts_on?: string | null }).starts_on;
      return !last || !first || first <= last;
    },
  ),
  use_limit: number()
    .nullable()
    .defined(USE_LIMIT_MESSAGE)
    .integer(USE_LIMIT_MESSAGE)
    .min(1, USE_LIMIT_MESSAGE)
    .max(USE_LIMIT_MAX, `Limit must be at most ${USE_LIMIT_MAX.toLocaleString('en-US')}.`)
    .meta({ description: 'Number of orders that may use the code; null for any number.' }),
});
export type DiscountCodeForm = InferType<typeof discountCodeSchema>;

/** Body of `PUT /api/discount-codes/{id}/`. */
export const discountCodeChangeSchema = discountCodeSchema.shape({
  is_active: boolean().required('Choose whether the code is active.'),
  version: versionField(
    'Version that the change is based on. When the code has a later version, the response is 409; without a version, the change always applies.',
  ),
});
export type DiscountCodeChange = InferType<typeof discountCodeChangeSchema>;
