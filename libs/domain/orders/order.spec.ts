import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canOrderTransition,
  isOrderFinished,
  isOrderPaid,
  ORDER_STATES,
  parseOrderNumber,
  formatOrderNumber,
} from './order.rules.ts';
import { parseRefundAmount } from './refund.rules.ts';

const anyState = fc.constantFrom(...ORDER_STATES);

describe('order state', () => {
  it('never leaves refunded, and never moves to itself', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(canOrderTransition('refunded', state)).toBe(false);
        expect(canOrderTransition(state, state)).toBe(false);
      }),
    );
  });

  it('never returns to an unpaid state after payment', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom('pending' as const, 'failed' as const), (state, unpaid) => {
        expect(isOrderPaid(state) && canOrderTransition(state, unpaid)).toBe(false);
      }),
    );
  });

  it('never repeats a state, apart from needs_attention', () => {
    const anyEvents = fc.array(anyState, { minLength: 200, maxLength: 200 });

    fc.assert(
      fc.property(anyEvents, (targets) => {
        const isAttention = (state: string) => state === 'needs_attention';
        const visited = ['pending' as (typeof ORDER_STATES)[number]];
        for (const target of targets) {
          const current = visited.at(-1);
          if (current !== undefined && canOrderTransition(current, target) && !isAttention(target))
            visited.push(target);
        }

        expect(new Set(visited).size).toBe(visited.length);
      }),
    );
  });

  it('moves forward only, from payment to delivery, and may skip steps', () => {
    const progress = ['paid', 'submitted', 'in_production', 'shipped', 'delivered'] as const;

    for (const [index, from] of progress.entries())
      for (const [targetIndex, to] of progress.entries())
        expect(canOrderTransition(from, to)).toBe(targetIndex > index);
  });

  it('is finished when nothing more of it will be printed or sent', () => {
    const finished = ORDER_STATES.filter(isOrderFinished);

    expect(finished).toEqual(['shipped', 'delivered', 'canceled', 'refunded']);
    expect(finished.some((state) => canOrderTransition(state, 'in_production'))).toBe(false);
  });

  it('can become paid after a declined card, but not after cancellation', () => {
    expect(canOrderTransition('failed', 'paid')).toBe(true);
    expect(canOrderTransition('canceled', 'paid')).toBe(false);
  });
});

describe('order number', () => {
  it("is parsed back to the order's id, even in lower case and short form", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
        expect(parseOrderNumber(formatOrderNumber(id))).toBe(id);
        expect(parseOrderNumber(` ${formatOrderNumber(id).toLowerCase()} `)).toBe(id);
      }),
    );
    expect(formatOrderNumber(17)).toBe('PN-000017');
    expect(parseOrderNumber('17')).toBe(17);
  });

  it.each([
    'PN 000017',
    '# PN-000017',
    'Order PN-000017',
    'Order number: 17',
    'PN–000017',
    'PN−17',
    ' pn - 17 ',
    'PN-000017,',
    'PN-000017.',
  ])('is read from "%s"', (input) => {
    expect(parseOrderNumber(input)).toBe(17);
  });

  it.each(['', 'PN-', 'PN-0', 'PN-12a', '2147483648', '1.5', 'no number', 'Ada 17'])(
    'is rejected when it is "%s"',
    (input) => {
      expect(parseOrderNumber(input)).toBeUndefined();
    },
  );
});

describe('refund amount', () => {
  it('defaults to the full refundable amount', () => {
    expect(parseRefundAmount(' ', 6470)).toEqual({ cents: 6470 });
  });

  it('is the entered amount, up to the refundable amount', () => {
    expect(parseRefundAmount('$24', 6470)).toEqual({ cents: 2400 });
    expect(parseRefundAmount('64.70', 6470)).toEqual({ cents: 6470 });
    expect(parseRefundAmount('64.71', 6470)).toEqual({ message: 'Amount must be at most $64.70.' });
  });

  it.each(['0', '-1', 'all', '1e3'])('is rejected when it is "%s"', (input) => {
    expect(parseRefundAmount(input, 6470)).toEqual({ message: 'Amount must be a positive number.' });
  });
});
