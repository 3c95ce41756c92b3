import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectFailures } from '../validation/collect-failures.ts';
import { canDonationTransition, isDonationPaid } from './donation.rules.ts';
import type { DonationStatus } from './donation.rules.ts';
import { donationIntentSchema } from './donation-api.schema.ts';
import { donationEmailSchema } from './donation-email.schema.ts';
import { donationFormSchema } from './donation.schema.ts';

const validForm = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  amount: '25.00',
  billingFirstName: 'Ada',
  billingLastName: 'Lovelace',
  addressLine1: '',
  addressLine2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
};
const getMessages = (changes: object) =>
  collectFailures(donationFormSchema, { ...validForm, ...changes }).map(({ message }) => message);

describe('donation form', () => {
  it('accepts a donation with only names, email and amount', () => {
    expect(getMessages({})).toEqual([]);
  });

  it('reports all failures in form order', () => {
    const messages = getMessages({
      firstName: 'A',
      lastName: ' ',
      email: 'ada',
      amount: '0',
      billingFirstName: '',
      billingLastName: 'L',
      addressLine1: 'ab',
      city: 'x',
      region: '',
      postalCode: '!!',
      country: 'US',
    });

    expect(messages).toEqual([
      'First Name must be at least 2 characters.',
      'Last Name must be at least 2 characters.',
      'Invalid email address.',
      'Amount must be a positive number.',
      'Billing First Name must be at least 2 characters.',
      'Billing Last Name must be at least 2 characters.',
      'Address Line 1 must be at least 3 characters if provided.',
      'City must be at least 2 characters if provided.',
      'State is required for United States.',
      'Invalid postal code (e.g., 12345, A1B 2C3, SW1A 1AA).',
    ]);
  });

  it('says which line of an address is too long', () => {
    expect(getMessages({ addressLine1: 'x'.repeat(201), city: 'x'.repeat(201) })).toEqual([
      'Address Line 1 must be at most 200 characters.',
      'City must be at most 200 characters.',
    ]);
  });

  it('requires a province for Canada and accepts any region elsewhere', () => {
    expect(getMessages({ country: 'CA', region: '' })).toEqual(['Province is required for Canada.']);
    expect(getMessages({ country: 'CA', region: 'AB' })).toEqual([]);
    expect(getMessages({ country: 'FR', region: '' })).toEqual([]);
  });

  it.each(['12345', 'A1B 2C3', 'SW1A 1AA', '123-45'])('accepts the postal code %s', (postalCode) => {
    expect(getMessages({ postalCode })).toEqual([]);
  });

  it.each(['1', '1.00', '999999.99'])('accepts the minimum and maximum donation: $%s', (amount) => {
    expect(getMessages({ amount })).toEqual([]);
  });

  it.each([
    ['', 'Amount must be a positive number.'],
    ['-5', 'Amount must be a positive number.'],
    ['abc', 'Amount must be a positive number.'],
    ['0.99', 'Amount must be at least $1.00.'],
    ['5.005', 'Amount must have at most two decimals.'],
    ['1000000', 'Amount must be at most $999,999.99.'],
  ])('reports for the amount "%s": %s', (amount, message) => {
    expect(getMessages({ amount })).toEqual([message]);
  });
});

describe('tribute donation', () => {
  const tribute = { tributeKind: 'memory', tributeName: 'Kanzi' };

  it('requires a name, and validates the card and the wall line only when they are selected', () => {
    expect(getMessages({ ...tribute, tributeName: '' })).toEqual(['Name must be at least 2 characters.']);
    expect(getMessages({ ...tribute, tributeCardEmail: 'nobody', wallLine: 'x' })).toEqual([]);
  });

  it('reports the card and the wall line last', () => {
    const messages = getMessages({ ...tribute, city: 'x', hasTributeCard: true, hasWallLine: true });

    expect(messages).toEqual([
      'City must be at least 2 characters if provided.',
      'Recipient’s name must be at least 2 characters.',
      'Invalid email address.',
      'Message for the memory wall must be at least 2 characters.',
    ]);
  });

  it('is not validated without a tribute kind', () => {
    expect(getMessages({ tributeKind: '', hasTributeCard: true, hasWallLine: true })).toEqual([]);
  });
});

describe('donation requests', () => {
  const intent = { amount: 2500, first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.org' };

  it('accept integer cents for the payment intent and dollars for the email', () => {
    expect(
      collectFailures(donationIntentSchema, { ...intent, metadata: { transaction_type: 'donation' } }),
    ).toEqual([]);
    expect(
      collectFailures(donationEmailSchema, { ...intent, amount: 25, payment_intent_id: 'pi_1' }),
    ).toEqual([]);
  });

  it.each([100, 99_999_999])('accept the minimum and maximum donation: %i cents', (cents) => {
    expect(collectFailures(donationIntentSchema, { ...intent, amount: cents, gift_amount: cents })).toEqual(
      [],
    );
  });

  it.each([25.5, 99, 0, -100, 100_000_000, '2500', null, NaN])('reject the amount %s', (amount) => {
    expect(collectFailures(donationIntentSchema, { ...intent, amount })).toMatchObject([{ field: 'amount' }]);
  });

  it.each([
    ['US', 'ZZ', 'State is required for United States.'],
    ['US', '', 'State is required for United States.'],
    ['CA', 'IA', 'Province is required for Canada.'],
  ])('refuses the region of another country: %s, "%s"', (country, region, message) => {
    expect(collectFailures(donationIntentSchema, { ...intent, country, region })).toEqual([
      { field: 'region', message },
    ]);
  });

  it.each([
    ['US', 'IA'],
    ['CA', 'Quebec'],
    ['FR', 'Bretagne'],
  ])('accepts the region %s, "%s" by its code or name', (country, region) => {
    expect(collectFailures(donationIntentSchema, { ...intent, country, region })).toEqual([]);
  });

  it('accept a monthly frequency, covered fees and a tribute', () => {
    const tribute = {
      kind: 'honor',
      name: 'Ada',
      card: { name: 'Bo', email: 'bo@example.org' },
      wall_line: 'Thank you',
    };
    const input = {
      ...intent,
      amount: 2606,
      gift_amount: 2500,
      covers_cost: true,
      frequency: 'monthly',
      tribute,
    };

    expect(collectFailures(donationIntentSchema, input)).toEqual([]);
    expect(collectFailures(donationIntentSchema, { ...input, tribute: { kind: 'honor' } })).toMatchObject([
      { field: 'tribute.name' },
    ]);
    expect(collectFailures(donationIntentSchema, { ...input, website: 'http://spam' })).toMatchObject([
      { field: 'website' },
    ]);
  });

  it('reject the transaction type of a purchase', () => {
    const failures = collectFailures(donationIntentSchema, {
      ...intent,
      metadata: { transaction_type: 'purchase' },
    });

    expect(failures).toEqual([
      { field: 'metadata.transaction_type', message: 'Transaction type must be donation.' },
    ]);
  });
});

describe('donation states', () => {
  it('change from succeeded only to refunded, for any sequence of events', () => {
    const status = fc.constantFrom<DonationStatus>('pending', 'succeeded', 'failed', 'refunded');

    fc.assert(
      fc.property(fc.array(status, { maxLength: 30 }), (events) => {
        let state: DonationStatus = 'pending';
        let hasSucceeded = false;
        for (const event of events) {
          if (canDonationTransition(state, event)) state = event;
          hasSucceeded ||= state === 'succeeded';
          expect(isDonationPaid(state)).toBe(hasSucceeded);
        }
      }),
    );
  });
});
