import { expect, it } from 'vitest';
import { buildEmailEvent, buildHistoryEvent } from './history-event.ts';

const at = new Date('2026-11-03T10:05:40Z');

it.each([
  ['webhook evt_1Q2w3E', 'Stripe'],
  ['e-mail call', 'payment page'],
  ['reconciliation', 'payment check'],
  ['another cart', 'changed cart'],
  ['staff grace', 'staff grace'],
  ['print shop', 'print shop'],
])('an event that %s triggered names %s to staff', (cause, label) => {
  expect(buildHistoryEvent(at, 'state', 'Paid', cause)).toEqual({
    at: '2026-11-03T10:05:40.000Z',
    kind: 'state',
    text: 'Paid',
    cause: label,
  });
});

it('an email names itself as its cause', () => {
  const sent = buildEmailEvent('Receipt email', { state: 'sent', createdAt: at, sentAt: at });

  expect(sent).toMatchObject({ text: 'Receipt email sent', cause: 'email' });
});
