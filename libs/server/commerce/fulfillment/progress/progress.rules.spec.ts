import { describe, expect, it } from 'vitest';
import { computeProgress } from './progress.rules.ts';

const undelivered = { deliveredAt: null };
const delivered = { deliveredAt: new Date('2026-04-24T15:20:00Z') };
const toSentOrder = (status: Parameters<typeof computeProgress>[0]['status']) => ({
  status,
  isSentToProduction: true,
});

describe('Printify order status', () => {
  it('is ignored for a draft', () => {
    expect(computeProgress({ status: 'on_hold', isSentToProduction: false }, [])).toBeUndefined();
  });

  it.each([
    ['sent_to_production', 'submitted'],
    ['in_production', 'in_production'],
    ['partly_fulfilled', 'in_production'],
    ['fulfilled', 'in_production'],
    ['unknown', 'submitted'],
  ] as const)('%s without a parcel maps to %s', (status, to) => {
    expect(computeProgress(toSentOrder(status), [])).toEqual({ to });
  });

  it('maps to shipped with the first parcel, and to delivered once everything is fulfilled and delivered', () => {
    expect(computeProgress(toSentOrder('partly_fulfilled'), [undelivered])).toEqual({ to: 'shipped' });
    expect(computeProgress(toSentOrder('partly_fulfilled'), [delivered])).toEqual({ to: 'shipped' });
    expect(computeProgress(toSentOrder('fulfilled'), [delivered, undelivered])).toEqual({ to: 'shipped' });
    expect(computeProgress(toSentOrder('fulfilled'), [delivered, delivered])).toEqual({ to: 'delivered' });
  });

  it('needs attention when it is canceled or has issues', () => {
    expect(computeProgress(toSentOrder('canceled'), [])).toEqual({
      problem: 'The print shop has canceled the order.',
    });
    expect(computeProgress(toSentOrder('has_issues'), [undelivered])).toEqual({
      problem: 'The print shop has a problem with the order. Check the print shop’s dashboard for details.',
    });
  });
});
