import { createLibsTest } from '../fault.ts';
import type { Fault } from '../fault.ts';

const rulesFile = 'libs/domain/donation/donation.rules.ts';
const apiSchemaFile = 'libs/domain/donation/donation-api.schema.ts';
const requestsFile = 'libs/features/donation/donation.requests.ts';
const acceptsLimits = createLibsTest(
  'libs/domain/donation/donation.spec.ts',
  'the minimum and maximum donation',
);
const chargesFullAmount = createLibsTest(
  'libs/features/donation/donation.requests.spec.ts',
  'is the full gift, from the smallest to the largest',
);

/** Limits that forms and the API accept. */
export const formFaults: Fault[] = [
  {
    description: 'the form rejects a donation of exactly $1.00',
    file: rulesFile,
    find: 'cents < DONATION_MIN_CENTS',
    replace: 'cents <= DONATION_MIN_CENTS',
    caughtBy: acceptsLimits,
  },
  {
    description: 'the form rejects the largest donation',
    file: 'libs/domain/money/typed-dollars.ts',
    find: 'cents <= CHARGE_MAX_CENTS',
    replace: 'cents < CHARGE_MAX_CENTS',
    caughtBy: acceptsLimits,
  },
  {
    description: 'the API rejects a donation of exactly $1.00',
    file: apiSchemaFile,
    find: '.min(DONATION_MIN_CENTS',
    replace: '.moreThan(DONATION_MIN_CENTS',
    caughtBy: acceptsLimits,
  },
  {
    description: 'nothing is charged for a donation of exactly $1.00',
    file: requestsFile,
    find: 'cents >= DONATION_MIN_CENTS',
    replace: 'cents > DONATION_MIN_CENTS',
    caughtBy: chargesFullAmount,
  },
  {
    description: 'nothing is charged for the largest donation',
    file: requestsFile,
    find: 'cents <= DONATION_MAX_CENTS',
    replace: 'cents < DONATION_MAX_CENTS',
    caughtBy: chargesFullAmount,
  },
  {
    description: 'matching a long email address takes too much CPU time (ReDoS)',
    file: 'libs/domain/validation/patterns.ts',
    find: '{1,64}@',
    replace: '+@',
    caughtBy: createLibsTest(
      'libs/domain/validation/email.spec.ts',
      'has only bounded quantifiers, so that matching is fast for any input',
    ),
  },
];
