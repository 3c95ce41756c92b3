import { describe, expect, it } from 'vitest';
import { describeRefusal } from './withdrawals.ts';

const build = (status: 'sent_to_production' | 'in_production' | 'fulfilled' | 'canceled' | 'has_issues') => ({
  id: '5a96f649',
  externalId: 'PN-000017',
  status,
  isSentToProduction: status !== 'canceled' && status !== 'has_issues',
  shipments: [],
  createdAt: undefined,
});

describe('an order that the print shop refused to cancel', () => {
  it.each([
    [
      'sent_to_production',
      'being made',
      'The print shop is already making it (5a96f649); it will be delivered.',
    ],
    ['in_production', 'being made', 'The print shop is already making it (5a96f649); it will be delivered.'],
    ['fulfilled', 'shipped', 'The print shop has already shipped it (5a96f649).'],
    ['canceled', 'canceled', 'Canceled at the print shop (5a96f649).'],
    [
      'has_issues',
      'unclear',
      'The print shop did not cancel it (5a96f649). Check the print shop’s dashboard.',
    ],
  ] as const)('with the status %s is %s', (status, result, text) => {
    expect(describeRefusal('5a96f649', build(status))).toEqual({ result, text });
  });

  it('is unclear when the print shop no longer has it', () => {
    expect(describeRefusal('5a96f649', undefined)).toEqual({
      result: 'unclear',
      text: 'The print shop can no longer find it (5a96f649). Check the print shop’s dashboard.',
    });
  });
});
