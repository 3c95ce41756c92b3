import { aRecurringDonation } from '@paniscus/fixtures';
import { expect, it } from 'vitest';
import {
  describeDroppedCharge,
  describeFixedCharge,
  describeOverdue,
  describeResult,
  describeState,
  formatHeading,
} from './recurring-labels';
import type { RecurringAction } from '../DonorPortalScreen/donor-portal-state';

const donation = aRecurringDonation();
const unchanged = { charged_cents: 0, dropped_cents: 0 };
const changed: [RecurringAction, Parameters<typeof aRecurringDonation>[0]][] = [
  ['amount', { amount_cents: 4000 }],
  ['amount', { amount_cents: 4000, state: 'past_due', overdue_cents: 2500 }],
  ['card', {}],
  ['card', { state: 'past_due' }],
  ['pause', { state: 'paused', next_at: null, resumes_at: '2026-08-21T15:05:00Z' }],
  ['pause', { state: 'paused', next_at: null, resumes_at: null }],
  ['resume', {}],
  ['stop', { state: 'ended', next_at: null, ended_at: '2026-04-30T10:00:00Z' }],
  ['retry', {}],
  ['retry', { state: 'past_due' }],
];

const listSentences = (text: string): string[] => text.match(/[^.\s][^.]*\./g) ?? [];

it.each(changed)(
  'the result of "%s" repeats nothing that the donation itself says (%o)',
  (action, changes) => {
    const changedDonation = aRecurringDonation(changes);

    const result = listSentences(describeResult(changedDonation, { action, outcome: unchanged }));

    expect(result).not.toEqual([]);
    const ownSentences = listSentences(describeState(changedDonation));
    expect(ownSentences.filter((sentence) => result.includes(sentence))).toEqual([]);
  },
);

it('a paused donation names its next charge', () => {
  const paused = { state: 'paused', resumes_at: '2026-08-21T15:05:00Z' } as const;

  expect(describeState(aRecurringDonation({ ...paused, next_at: '2026-08-22T15:05:00Z' }))).toBe(
    'Paused until August 21, 2026. The next charge is on August 22, 2026.',
  );
  expect(describeState(aRecurringDonation({ ...paused, next_at: null }))).toBe(
    'Paused until August 21, 2026. You will not be charged while it is paused.',
  );
});

it('a new card says before and after that it pays the missed charge', () => {
  const overdue = aRecurringDonation({ state: 'past_due', amount_cents: 2500, overdue_cents: 4150 });

  expect(describeOverdue(overdue)).toBe(
    'The missed charge of $41.50 will be made with the new card right away.',
  );
  expect(describeResult(donation, { action: 'card', outcome: { ...unchanged, charged_cents: 4150 } })).toBe(
    'Visa ending in 4242 is now the card for your gift. The missed charge of $41.50 went through. Thank you.',
  );
  expect(describeResult(overdue, { action: 'card', outcome: unchanged })).toBe(
    'Visa ending in 4242 is now the card for your gift, but a charge is still unpaid.',
  );
});

it('a missed charge keeps its amount, whatever the gift is changed to', () => {
  const overdue = aRecurringDonation({ state: 'past_due', amount_cents: 1000, overdue_cents: 2500 });

  expect(describeFixedCharge(overdue)).toBe(
    'The new amount is for the charges after the missed one, which is still $25.00.',
  );
  expect(describeFixedCharge(donation)).toBeUndefined();
  expect(describeResult(overdue, { action: 'amount', outcome: unchanged })).toBe(
    'After the missed charge of $25.00, your gift is $10.00 a month.',
  );
  expect(describeState({ ...overdue, next_at: '2026-08-22T15:05:00Z' })).toBe(
    'The last charge did not go through, and $25.00 is unpaid. We will try again on August 22, 2026.',
  );
});

it('a pause says before and after that it drops the missed charge', () => {
  const overdue = aRecurringDonation({ state: 'past_due', overdue_cents: 4150 });
  const paused = aRecurringDonation({ state: 'paused', next_at: null });

  expect(describeDroppedCharge(overdue)).toBe('The missed charge of $41.50 will not be made.');
  expect(describeDroppedCharge(donation)).toBeUndefined();
  expect(describeResult(paused, { action: 'pause', outcome: { ...unchanged, dropped_cents: 4150 } })).toBe(
    'Your gift is paused. The missed charge of $41.50 will not be made.',
  );
  expect(describeResult(paused, { action: 'pause', outcome: unchanged })).toBe('Your gift is paused.');
});

it('a retry says whether a charge was left to be made', () => {
  const charged = { ...unchanged, charged_cents: 2500 };

  expect(describeResult(donation, { action: 'retry', outcome: charged })).toBe(
    'The charge went through. Thank you.',
  );
  expect(describeResult(donation, { action: 'retry', outcome: unchanged })).toBe(
    'Nothing was charged, because no missed charge is left.',
  );
});

it('a new card of a gift without a missed charge says nothing about one', () => {
  expect(describeOverdue(donation)).toBeUndefined();
  expect(describeResult(donation, { action: 'card', outcome: unchanged })).toBe(
    'Visa ending in 4242 is now the card for your gift.',
  );
});

it.each([
  ['Your monthly gift', ['monthly']],
  ['Your quarterly gift', ['quarterly']],
  ['Your yearly gift', ['yearly']],
  ['Your yearly gifts', ['yearly', 'yearly']],
  ['Your recurring gifts', ['monthly', 'yearly']],
] as const)('the heading is “%s” for %o', (heading, frequencies) => {
  expect(formatHeading(frequencies.map((frequency) => aRecurringDonation({ frequency })))).toBe(heading);
});
