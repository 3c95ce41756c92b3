import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canOrderMove, isOrderPaid, ORDER_STATES, orderIdFrom, formatOrderNumber } from './order.rules.ts';
import { refundSumFrom } from './refund.rules.ts';

const anyState = fc.constantFrom(...ORDER_STATES);

describe('order state', () => {
  it('never leaves refunded, and never moves to itself', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(canOrderMove('refunded', state)).toBe(false);
        expect(canOrderMove(state, state)).toBe(false);
      }),
    );
  });

  it('never returns to an unpaid state after payment', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom('pending' as const, 'failed' as const), (state, unpaid) => {
        expect(isOrderPaid(state) && canOrderMove(state, unpaid)).toBe(false);
      }),
    );
  });

  it('never repeats a state, apart from needs_attention', () => {
    const endless = fc.array(anyState, { minLength: 200, maxLength: 200 });

    fc.assert(
      fc.property(endless, (inputs) => {
        const isAside = (state: string) => state === 'needs_attention';
        const way = ['pending' as (typeof ORDER_STATES)[number]];
        for (const target of inputs) {
          const here = way.at(-1);
          if (here !== undefined && canOrderMove(here, target) && !isAside(target)) way.push(target);
        }

        expect(new Set(way).size).toBe(way.length);
      }),
    );
  });

  it('moves forward only, from payment to delivery, and may skip steps', () => {
    const way = ['paid', 'submitted', 'in_production', 'shipped', 'delivered'] as const;

    for (const [index, from] of way.entries())
      for (const [other, to] of way.entries()) expect(canOrderMove(from, to)).toBe(other > index);
  });

  it('can become paid after a declined card, but not after cancellation', () => {
    expect(canOrderMove('failed', 'paid')).toBe(true);
    expect(canOrderMove('canceled', 'paid')).toBe(false);
  });
});

describe('order number', () => {
  it("is parsed back to the order's id, also in lower case and short form", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
        expect(orderIdFrom(formatOrderNumber(id))).toBe(id);
        expect(orderIdFrom(` ${formatOrderNumber(id).toLowerCase()} `)).toBe(id);
      }),
    );
    expect(formatOrderNumber(17)).toBe('PN-000017');
    expect(orderIdFrom('17')).toBe(17);
  });

  it.each(['', 'PN-', 'PN-0', 'PN-12a', '2147483648', 'PN--1', '1.5'])(
    'is rejected when it is "%s"',
    (typed) => {
      expect(orderIdFrom(typed)).toBeUndefined();
    },
  );
});

describe('refund amount', () => {
  it('defaults to the full refundable amount', () => {
    expect(refundSumFrom(' ', 6470)).toEqual({ cents: 6470 });
  });

  it('is the given amount, up to the refundable amount', () => {
    expect(refundSumFrom('$24', 6470)).toEqual({ cents: 2400 });
    expect(refundSumFrom('64.70', 6470)).toEqual({ cents: 6470 });
    expect(refundSumFrom('64.71', 6470)).toEqual({ message: 'Amount must be at most $64.70.' });
  });

  it.each(['0', '-1', '1.005', 'all', '1e3'])('is rejected when it is "%s"', (typed) => {
    expect(refundSumFrom(typed, 6470)).toEqual({ message: 'Amount must be a positive number.' });
  });
});
