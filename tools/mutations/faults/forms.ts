import { libs } from '../fault.ts';
import type { Fault } from '../fault.ts';

const form = 'libs/domain/donation/donation.schema.ts';
const wire = 'libs/domain/donation/donation-api.schema.ts';
const requests = 'libs/features/donation/donation.requests.ts';
const accepts = libs('libs/domain/donation/donation.spec.ts', 'the minimum and maximum donation');
const charges = libs(
  'libs/features/donation/donation.requests.spec.ts',
  'is the full gift, from the smallest to the largest',
);

/** What forms accept, at their edges. */
export const formFaults: Fault[] = [
  {
    description: 'the form refuses a donation of exactly $1.00',
    file: form,
    find: 'cents < DONATION_MIN_CENTS',
    replace: 'cents <= DONATION_MIN_CENTS',
    caughtBy: accepts,
  },
  {
    description: 'the form refuses the largest donation',
    file: form,
    find: 'cents > DONATION_MAX_CENTS',
    replace: 'cents >= DONATION_MAX_CENTS',
    caughtBy: accepts,
  },
  {
    description: 'the API refuses a donation of exactly $1.00',
    file: wire,
    find: '.min(DONATION_MIN_CENTS',
    replace: '.moreThan(DONATION_MIN_CENTS',
    caughtBy: accepts,
  },
  {
    description: 'nothing is charged for a donation of exactly $1.00',
    file: requests,
    find: 'cents >= DONATION_MIN_CENTS',
    replace: 'cents > DONATION_MIN_CENTS',
    caughtBy: charges,
  },
  {
    description: 'nothing is charged for the largest donation',
    file: requests,
    find: 'cents <= DONATION_MAX_CENTS',
    replace: 'cents < DONATION_MAX_CENTS',
    caughtBy: charges,
  },
  {
    description: 'an e-mail address may be long enough to keep the server busy',
    file: 'libs/domain/validation/patterns.ts',
    find: '{1,64}@',
    replace: '+@',
    caughtBy: libs(
      'libs/domain/validation/email.spec.ts',
      'has only bounded quantifiers, so that matching is fast for any input',
    ),
  },
];
