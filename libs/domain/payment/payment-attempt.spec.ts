import { describe, expect, it } from 'vitest';
import { continueAttempt, wasFinishedElsewhere } from './payment-attempt.rules.ts';
import { isUnpaid, UNANSWERED } from './payment-outcome.ts';
import { PAYMENT_ERRORS } from './payment.messages.ts';
import { parseAttempts, wasLeftWhilePaying } from './stored-attempts.ts';

const NOON = Date.UTC(2026, 0, 5, 12);
const HOUR = 3_600_000;
const first = { id: 'first', startedAt: NOON };

describe('payment attempt', () => {
  it('is continued until it is finished, for a day', () => {
    expect(continueAttempt(undefined, NOON, () => 'first')).toEqual(first);
    expect(continueAttempt(first, NOON + HOUR, () => 'second')).toEqual(first);
    expect(continueAttempt(first, NOON + 24 * HOUR, () => 'second').id).toBe('second');
  });

  it('is continued by a press that another tab overtook, and not by a later one', () => {
    const finished = { ...first, finishedAt: NOON + 2_000 };

    expect(continueAttempt(finished, NOON + 1_000, () => 'second').id).toBe('first');
    expect(continueAttempt(finished, NOON + 2_001, () => 'second').id).toBe('second');
  });

  it('is continued by a press whose page loaded so long that another tab began first', () => {
    const pressed = NOON - 60_000;

    expect(continueAttempt(first, pressed, () => 'second').id).toBe('first');
    expect(continueAttempt({ ...first, finishedAt: NOON + 2_000 }, pressed, () => 'second').id).toBe('first');
  });

  it('that another tab finished while the form was open is told before the form can be sent', () => {
    const opened = NOON + 1_000;
    const needsPress = (finishedAt?: number) =>
      wasFinishedElsewhere({ ...first, finishedAt }, opened, opened + 5_000);

    expect([opened - 1, opened, opened + 1, opened + 4_999].map(needsPress)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    // The press continues this attempt.
    expect(needsPress(opened + 5_000)).toBe(false);
    expect(needsPress(undefined)).toBe(false);
    expect(wasFinishedElsewhere(undefined, opened, opened + 5_000)).toBe(false);
  });

  it('may have been paid when its page was left while paying, for a day and until a page says so', () => {
    const left = { ...first, payingAt: NOON + 1_000 };

    expect(wasLeftWhilePaying(undefined, NOON)).toBe(false);
    expect(wasLeftWhilePaying(first, NOON + 2_000)).toBe(false);
    expect(wasLeftWhilePaying(left, NOON + 2_000)).toBe(true);
    expect(wasLeftWhilePaying(left, NOON + 25 * HOUR)).toBe(false);
    expect(wasLeftWhilePaying({ ...left, finishedAt: NOON + 3_000 }, NOON + 4_000)).toBe(false);
  });

  it.each([
    ['declined', 'Your card has insufficient funds.', true],
    ['failed', PAYMENT_ERRORS.notStarted, true],
    ['failed', UNANSWERED, false],
    ['failed', 'Too many requests.', false],
    ['succeeded', undefined, false],
  ])('that ended as %s with the reason %s was certainly not paid: %s', (kind, reason, expected) => {
    expect(isUnpaid(kind, reason)).toBe(expected);
  });

  it('starts anew when the clock of the device was set back', () => {
    expect(continueAttempt(first, NOON - HOUR, () => 'second').id).toBe('second');
  });

  it('survives a round trip through storage, which may contain anything', () => {
    expect(parseAttempts(JSON.stringify({ order: first, other: first }))).toEqual({ order: first });
    for (const stored of [
      null,
      '',
      '{',
      'null',
      '7',
      '{"order":7}',
      '{"order":{"id":7,"startedAt":1}}',
      '{"order":{"id":"a","startedAt":1,"finishedAt":null}}',
    ])
      expect(parseAttempts(stored)).toEqual({});
  });
});
