import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canOrderMove, isOrderPaid, ORDER_STATES, orderIdFrom, formatOrderNumber } from './order.rules.ts';
import { refundSumFrom } from './refund.rules.ts';

const anyState = fc.constantFrom(...ORDER_STATES);

describe('the state of an order', () => {
  it('never leaves the end, and never stays by moving', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(canOrderMove('refunded', state)).toBe(false);
        expect(canOrderMove(state, state)).toBe(false);
      }),
    );
  });

  it('never goes back to unpaid once money has come', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom('pending' as const, 'failed' as const), (state, unpaid) => {
        expect(isOrderPaid(state) && canOrderMove(state, unpaid)).toBe(false);
      }),
    );
  });

  it('comes to an end on every way, however it moves', () => {
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

  it('goes forward from the payment to the door, and may skip what nobody told', () => {
    const way = ['paid', 'submitted', 'in_production', 'shipped', 'delivered'] as const;

    for (const [index, from] of way.entries())
      for (const [other, to] of way.entries()) expect(canOrderMove(from, to)).toBe(other > index);
  });

  it('may still become paid after a declined card, never after it was canceled', () => {
    expect(canOrderMove('failed', 'paid')).toBe(true);
    expect(canOrderMove('canceled', 'paid')).toBe(false);
  });
});

describe('the number of an order', () => {
  it('leads back to its order, also as people type it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
        expect(orderIdFrom(formatOrderNumber(id))).toBe(id);
        expect(orderIdFrom(` ${formatOrderNumber(id).toLowerCase()} `)).toBe(id);
      }),
    );
    expect(formatOrderNumber(17)).toBe('PN-000017');
    expect(orderIdFrom('17')).toBe(17);
  });

  it.each(['', 'PN-', 'PN-0', 'PN-12a', '2147483648', 'PN--1', '1.5'])('is not "%s"', (typed) => {
    expect(orderIdFrom(typed)).toBeUndefined();
  });
});

describe('the sum of a refund', () => {
  it('is everything that is left when nothing is typed', () => {
    expect(refundSumFrom(' ', 6470)).toEqual({ cents: 6470 });
  });

  it('is what is typed, up to what is left', () => {
    expect(refundSumFrom('$24', 6470)).toEqual({ cents: 2400 });
    expect(refundSumFrom('64.70', 6470)).toEqual({ cents: 6470 });
    expect(refundSumFrom('64.71', 6470)).toEqual({ message: 'Amount must be at most $64.70.' });
  });

  it.each(['0', '-1', '1.005', 'all', '1e3'])('is not "%s"', (typed) => {
    expect(refundSumFrom(typed, 6470)).toEqual({ message: 'Amount must be a positive number.' });
  });
});
