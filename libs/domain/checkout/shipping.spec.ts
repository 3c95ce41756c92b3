import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectFailures } from '../validation/first-failure.ts';
import { billingFormSchema, billingStepSchema, shippingFormSchema } from './shipping.schema.ts';

const filled = {
  address1: '12 River Road',
  address2: '',
  city: 'Des Moines',
  region: 'IA',
  zip: '50309',
  firstName: 'Ada',
  lastName: 'Nguyen',
  email: 'ada@example.org',
  phone: '',
};

/** A wrong value for each field, in the order in which the site speaks of them. */
const wrong = [
  ['address1', '12', 'Address Line 1 must be at least 3 characters.'],
  ['city', 'X', 'City must be at least 2 characters.'],
  ['region', '', 'State is required.'],
  ['zip', '5030', 'Invalid ZIP code (e.g., 12345 or 12345-6789).'],
  ['firstName', 'A', 'First Name must be at least 2 characters.'],
  ['lastName', 'N', 'Last Name must be at least 2 characters.'],
  ['email', 'ada', 'Invalid email address.'],
  ['phone', '515555', 'Phone must be a 10-digit number (if provided).'],
] as const;

const firstMessage = (form: object) => collectFailures(shippingFormSchema, form)[0]?.message;

describe('the shipping form', () => {
  it('takes an address with everything that is asked for', () => {
    expect(collectFailures(shippingFormSchema, filled)).toEqual([]);
    expect(
      collectFailures(shippingFormSchema, { ...filled, zip: '50309-1234', phone: '5155550100' }),
    ).toEqual([]);
  });

  it.each(wrong)('says what is wrong with %s', (field, value, message) => {
    expect(collectFailures(shippingFormSchema, { ...filled, [field]: value })).toEqual([{ field, message }]);
  });

  it('speaks of the street first when everything is wrong, then of each field in its turn', () => {
    const form: Record<string, string> = Object.fromEntries(wrong.map(([field, value]) => [field, value]));
    const messages: (string | undefined)[] = [];

    for (const [field] of wrong) {
      messages.push(firstMessage(form));
      form[field] = filled[field];
    }

    expect(messages).toEqual(wrong.map(([, , message]) => message));
  });

  it('speaks of the earliest failure, whichever others there are', () => {
    fc.assert(
      fc.property(fc.subarray([...wrong], { minLength: 1 }), (failing) => {
        const form = { ...filled, ...Object.fromEntries(failing.map(([field, value]) => [field, value])) };

        expect(firstMessage(form)).toBe(failing[0]?.[2]);
      }),
    );
  });

  it.each(['1234', '123456', '12345-', '12345-678', 'ABCDE', '12345 6789', ''])(
    'refuses the ZIP code "%s"',
    (zip) => {
      expect(firstMessage({ ...filled, zip })).toBe('Invalid ZIP code (e.g., 12345 or 12345-6789).');
    },
  );

  it.each(['515-555-010', '51555501000', '+15155550100', '515555010a'])(
    'refuses the phone number "%s"',
    (phone) => {
      expect(firstMessage({ ...filled, phone })).toBe('Phone must be a 10-digit number (if provided).');
    },
  );

  it('knows the states and the District of Columbia, and nothing else', () => {
    expect(firstMessage({ ...filled, region: 'DC' })).toBeUndefined();
    expect(firstMessage({ ...filled, region: 'ON' })).toBe('State is required.');
  });
});

describe('the billing form', () => {
  const blank = { address1: '', address2: '', city: '', region: '', zip: '' };
  const texts = [
    'Address Line 1 must be at least 3 characters.',
    'City must be at least 2 characters.',
    'State is required.',
    'Invalid ZIP code (e.g., 12345 or 12345-6789).',
  ];

  it('speaks of the same fields in the same words and order', () => {
    expect(collectFailures(billingFormSchema, blank).map(({ message }) => message)).toEqual(texts);
    expect(collectFailures(billingStepSchema, blank).map(({ message }) => message)).toEqual(texts);
  });
});
