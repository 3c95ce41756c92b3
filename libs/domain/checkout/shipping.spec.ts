import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectFailures } from '../validation/collect-failures.ts';
import { billingFormSchema, billingStepSchema, shippingFormSchema } from './shipping.schema.ts';

const validForm = {
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

const invalidFields = [
  ['address1', '12', 'Address Line 1 must be at least 3 characters.'],
  ['city', 'X', 'City must be at least 2 characters.'],
  ['region', '', 'State is required.'],
  ['zip', '5030', 'Invalid ZIP code (e.g., 12345 or 12345-6789).'],
  ['firstName', 'A', 'First Name must be at least 2 characters.'],
  ['lastName', 'N', 'Last Name must be at least 2 characters.'],
  ['email', 'ada', 'Invalid email address.'],
  ['phone', '515555', 'Phone must be a 10-digit number (if provided).'],
] as const;

const getFirstMessage = (form: object) => collectFailures(shippingFormSchema, form)[0]?.message;

describe('shipping form', () => {
  it('accepts a complete address', () => {
    expect(collectFailures(shippingFormSchema, validForm)).toEqual([]);
    expect(
      collectFailures(shippingFormSchema, { ...validForm, zip: '50309-1234', phone: '5155550100' }),
    ).toEqual([]);
  });

  it.each(invalidFields)('reports an invalid %s', (field, value, message) => {
    expect(collectFailures(shippingFormSchema, { ...validForm, [field]: value })).toEqual([
      { field, message },
    ]);
  });

  it('reports the first failing field in form order as fields are corrected one by one', () => {
    const form: Record<string, string> = Object.fromEntries(
      invalidFields.map(([field, value]) => [field, value]),
    );
    const reported: (string | undefined)[] = [];

    for (const [field] of invalidFields) {
      reported.push(getFirstMessage(form));
      form[field] = validForm[field];
    }

    expect(reported).toEqual(invalidFields.map(([, , message]) => message));
  });

  it('reports the earliest failing field for any combination of failures', () => {
    fc.assert(
      fc.property(fc.subarray([...invalidFields], { minLength: 1 }), (failing) => {
        const form = { ...validForm, ...Object.fromEntries(failing.map(([field, value]) => [field, value])) };

        expect(getFirstMessage(form)).toBe(failing[0]?.[2]);
      }),
    );
  });

  it.each(['1234', '123456', '12345-', '12345-678', 'ABCDE', '12345 6789', ''])(
    'rejects the ZIP code "%s"',
    (zip) => {
      expect(getFirstMessage({ ...validForm, zip })).toBe('Invalid ZIP code (e.g., 12345 or 12345-6789).');
    },
  );

  it.each(['515-555-010', '51555501000', '+25155550100', '515555010a'])(
    'rejects the phone number "%s"',
    (phone) => {
      expect(getFirstMessage({ ...validForm, phone })).toBe('Phone must be a 10-digit number (if provided).');
    },
  );

  it('accepts the states and the District of Columbia only', () => {
    expect(getFirstMessage({ ...validForm, region: 'DC' })).toBeUndefined();
    expect(getFirstMessage({ ...validForm, region: 'ON' })).toBe('State is required.');
  });
});

describe('billing form', () => {
  const blank = { address1: '', address2: '', city: '', region: '', zip: '' };
  const messages = [
    'Address Line 1 must be at least 3 characters.',
    'City must be at least 2 characters.',
    'State is required.',
    'Invalid ZIP code (e.g., 12345 or 12345-6789).',
  ];

  it('reports the same fields with the same messages in the same order as the shipping form', () => {
    expect(collectFailures(billingFormSchema, blank).map(({ message }) => message)).toEqual(messages);
    expect(collectFailures(billingStepSchema, blank).map(({ message }) => message)).toEqual(messages);
  });
});
