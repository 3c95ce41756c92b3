import { aRecurringDonation } from '@paniscus/fixtures';
import { expect, it } from 'vitest';
import { describeResult, describeState } from './recurring-labels';
import type { RecurringAction } from '../DonorPortalScreen/donor-portal-state';

const before = aRecurringDonation();
const changed: [RecurringAction, Parameters<typeof aRecurringDonation>[0]][] = [
  ['amount', { amount_cents: 4000 }],
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
    const donation = aRecurringDonation(changes);

    const result = listSentences(describeResult(donation, { action, before }));

    expect(result).not.toEqual([]);
    expect(listSentences(describeState(donation)).filter((sentence) => result.includes(sentence))).toEqual(
      [],
    );
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
