import { object, string } from 'yup';
import type { InferType } from 'yup';
import { centsToDollars } from '../money/money.ts';
import { describeTypedDollarsFault, parseTypedDollars, typedDollarsToCents } from '../money/typed-dollars.ts';
import {
  discountCodeField,
  discountKindField,
  PERCENTAGE_MESSAGE,
  USE_LIMIT_MESSAGE,
} from './discount-code.schema.ts';
import type { DiscountCodeForm } from './discount-code.schema.ts';
import type { DiscountCode } from './discount-admin-response.schema.ts';
import { cleanDiscountCode, USE_LIMIT_MAX } from './discount.rules.ts';

const isIntegerUpTo = (typed: string, max: number) =>
  /^\d{1,7}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= max;

function findAmountFault(typed: string): string | undefined {
  const amount = parseTypedDollars(typed);
  if ('fault' in amount) return describeTypedDollarsFault(amount.fault);
  return amount.cents === 0 ? describeTypedDollarsFault('not-a-number') : undefined;
}

const typedField = () => string().defined().default('').max(40, 'This is too long.');

const lastDayField = () =>
  typedField().test(
    'after-start',
    'The last day must not be before the first day.',
    (last, { parent }) => last === '' || last >= (parent as { starts_on: string }).starts_on,
  );

/** A discount code as staff type it: amounts in dollars, and nothing where there is no limit. */
export const discountFormSchema = object({
  code: discountCodeField(),
  kind: discountKindField(),
  value: typedField().test('value', (typed, context) => {
    const isPercentage = (context.parent as { kind: string }).kind === 'percentage';
    const percentageFault = isIntegerUpTo(typed, 100) ? undefined : PERCENTAGE_MESSAGE;
    const message = isPercentage ? percentageFault : findAmountFault(typed);
    return message === undefined || context.createError({ message });
  }),
  minimum: typedField().test('minimum', (typed, context) => {
    const message = typed.trim() === '' ? undefined : findAmountFault(typed);
    return message === undefined || context.createError({ message });
  }),
  starts_on: typedField(),
  ends_on: lastDayField(),
  use_limit: typedField().test(
    'use-limit',
    USE_LIMIT_MESSAGE,
    (typed) => typed.trim() === '' || isIntegerUpTo(typed, USE_LIMIT_MAX),
  ),
});
export type DiscountFormValues = InferType<typeof discountFormSchema>;

/** A code that is added, which has to work today or later (YYYY-MM-DD); a code that exists may be ended in the past. */
export const newDiscountFormSchema = (today: string) =>
  discountFormSchema.shape({
    ends_on: lastDayField().test(
      'not-over',
      'Choose today or a later day.',
      (last) => last === '' || last >= today,
    ),
  });

export function parseDiscountForm(values: DiscountFormValues): DiscountCodeForm {
  const isPercentage = values.kind === 'percentage';
  return {
    code: cleanDiscountCode(values.code),
    kind: values.kind,
    value: isPercentage ? Number(values.value) : (typedDollarsToCents(values.value) ?? 0),
    minimum_cents: typedDollarsToCents(values.minimum) ?? 0,
    starts_on: values.starts_on || null,
    ends_on: values.ends_on || null,
    use_limit: values.use_limit.trim() === '' ? null : Number(values.use_limit),
  };
}

/** Values of the form for a new code, or to change one. */
export function toDiscountForm(edited: DiscountCode | undefined): DiscountFormValues {
  if (edited === undefined)
    return {
      code: '',
      kind: 'percentage',
      value: '',
      minimum: '',
      starts_on: '',
      ends_on: '',
      use_limit: '',
    };
  return {
    code: edited.code,
    kind: edited.kind,
    value: edited.kind === 'percentage' ? String(edited.value) : centsToDollars(edited.value).toFixed(2),
    minimum: edited.minimum_cents === 0 ? '' : centsToDollars(edited.minimum_cents).toFixed(2),
    starts_on: edited.starts_on ?? '',
    ends_on: edited.ends_on ?? '',
    use_limit: edited.use_limit === null ? '' : String(edited.use_limit),
  };
}

/** The code as `PUT /api/discount-codes/{id}/` expects it. */
export const toDiscountTermsForm = (code: DiscountCode): DiscountCodeForm =>
  parseDiscountForm(toDiscountForm(code));
