import { describe, expect, it } from 'vitest';
import { computePhaseRemainingMs, getEventPhase, formatEventTimes } from './event.rules.ts';

const workshop = {
  startsAt: '2025-04-19T13:00:00-05:00',
  endsAt: '2025-04-19T18:00:00-05:00',
  timeZone: 'America/Chicago',
};

describe('event', () => {
  it.each([
    ['upcoming', 'the day before', '2025-04-18T12:00:00Z'],
    ['upcoming', 'a second before it starts', '2025-04-19T17:59:59Z'],
    ['now', 'when it starts', '2025-04-19T18:00:00Z'],
    ['now', 'a second before it ends', '2025-04-19T22:59:59Z'],
    ['past', 'when it ends', '2025-04-19T23:00:00Z'],
    ['past', 'a year later', '2026-04-19T20:00:00Z'],
  ] as const)('has the phase “%s” %s', (phase, _when, now) => {
    expect(getEventPhase(workshop, new Date(now))).toBe(phase);
  });

  it('changes its phase at the start and the end only', () => {
    expect(computePhaseRemainingMs(workshop, new Date('2025-04-19T17:59:00Z'))).toBe(60_000);
    expect(computePhaseRemainingMs(workshop, new Date('2025-04-19T18:00:00Z'))).toBe(5 * 3_600_000);
    expect(computePhaseRemainingMs(workshop, new Date('2025-04-19T23:00:00Z'))).toBeUndefined();
  });

  it("displays date and hours in the event's time zone", () => {
    expect(formatEventTimes(workshop)).toBe('April 19, 2025, 1-6pm');
    expect(formatEventTimes({ ...workshop, startsAt: '2025-04-19T09:30:00-05:00' })).toBe(
      'April 19, 2025, 9:30am-6pm',
    );
  });
});
