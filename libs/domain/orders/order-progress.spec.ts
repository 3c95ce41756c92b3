import { describe, expect, it } from 'vitest';
import { getOrderSteps } from './order-progress.rules.ts';
import { ORDER_STATES } from './order.rules.ts';
import type { Parcel } from './order-response.schema.ts';

const parcel = (shipped_at: string, delivered_at: string | null = null): Parcel => ({
  id: 1,
  carrier: 'USPS',
  tracking_number: '17',
  tracking_url: null,
  shipped_at,
  delivered_at,
  contains_all_items: true,
});

const listDoneSteps = (order: Parameters<typeof getOrderSteps>[0]) =>
  getOrderSteps(order).flatMap(({ name, isDone }) => (isDone ? [name] : []));

describe('order progress', () => {
  it("follows the order's state", () => {
    expect(listDoneSteps({ state: 'pending', parcels: [] })).toEqual([]);
    expect(listDoneSteps({ state: 'paid', parcels: [] })).toEqual(['paid']);
    expect(listDoneSteps({ state: 'in_production', parcels: [] })).toEqual([
      'paid',
      'submitted',
      'in_production',
    ]);
  });

  it('is derived from the parcels when the state is not a step', () => {
    const shipped = ['paid', 'submitted', 'in_production', 'shipped'];

    expect(listDoneSteps({ state: 'needs_attention', parcels: [] })).toEqual(['paid']);
    expect(listDoneSteps({ state: 'refunded', parcels: [parcel('2026-04-24T15:20:00Z')] })).toEqual(shipped);
  });

  it('keeps what was done when the print shop reports a problem later', () => {
    expect(listDoneSteps({ state: 'needs_attention', parcels: [], furthest_step: 'in_production' })).toEqual([
      'paid',
      'submitted',
      'in_production',
    ]);
  });

  it('dates shipping by the first parcel and delivery by the last', () => {
    const parcels = [
      parcel('2026-04-25T10:00:00Z', '2026-04-29T10:00:00Z'),
      parcel('2026-04-24T10:00:00Z', '2026-04-28T10:00:00Z'),
    ];

    expect(getOrderSteps({ state: 'delivered', parcels }).slice(3)).toEqual([
      { name: 'shipped', isDone: true, isCurrent: false, at: '2026-04-24T10:00:00Z' },
      { name: 'delivered', isDone: true, isCurrent: true, at: '2026-04-29T10:00:00Z' },
    ]);
  });

  it('has at most one current step, preceded only by completed ones', () => {
    for (const state of ORDER_STATES) {
      const steps = getOrderSteps({ state, parcels: [] });
      const current = steps.findIndex(({ isCurrent }) => isCurrent);

      expect(steps.filter(({ isCurrent }) => isCurrent).length).toBeLessThanOrEqual(1);
      expect(steps.every(({ isDone }, index) => isDone === index <= current)).toBe(true);
    }
  });
});
