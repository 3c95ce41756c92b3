import { describe, expect, it } from 'vitest';
import { rateEmail, rateWebhooks } from './system-state.rules.ts';

const now = new Date('2026-03-31T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('state of the webhooks', () => {
  it.each([
    ['unknown before the first event', null, null, 'unknown'],
    ['ok after a recent event', hoursAgo(1), null, 'ok'],
    ['unknown when the last event is old', hoursAgo(31 * 24), null, 'unknown'],
    ['attention when a payment was found without an event', null, hoursAgo(1), 'attention'],
    ['attention when the payment is newer than the last event', hoursAgo(2), hoursAgo(1), 'attention'],
    ['ok when events arrive again', hoursAgo(1), hoursAgo(2), 'ok'],
    ['unknown when nothing happened since a payment was found long ago', null, hoursAgo(31 * 24), 'unknown'],
  ] as const)('is %s', (_, lastEventAt, lastMissedAt, state) => {
    expect(rateWebhooks({ lastEventAt, lastMissedAt }, now)).toBe(state);
  });
});

describe('state of the emails', () => {
  it.each([
    ['unknown before the first email', 0, null, 'unknown'],
    ['ok after a recent email', 0, hoursAgo(1), 'ok'],
    ['unknown when the last email is old', 0, hoursAgo(31 * 24), 'unknown'],
    ['attention while an email cannot be sent', 1, hoursAgo(1), 'attention'],
  ] as const)('is %s', (_, failing, lastSentAt, state) => {
    expect(rateEmail({ failing, lastSentAt }, now)).toBe(state);
  });
});
