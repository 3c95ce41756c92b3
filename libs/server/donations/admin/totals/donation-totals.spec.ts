import type { MonthTotal } from '@paniscus/domain/donation';
import { Clock } from '@paniscus/server/platform';
import { openDonationsAdmin, insertDonation, startServer } from '@paniscus/server/testing';
import { describe, expect, it, vi } from 'vitest';
import { DonationTotalsService } from './donation-totals.service.ts';

const server = await startServer();

describe('monthly donation totals', () => {
  it("cover twelve months in the organization's time zone, by the time of payment", async () => {
    await insertDonation(server, { at: '2026-04-01T04:59:59.999Z', amountCents: 100 });
    await insertDonation(server, { at: '2026-04-01T05:00:00Z', amountCents: 2500 });
    await insertDonation(server, { at: '2026-05-01T04:59:59Z', amountCents: 1000, isMonthly: true });
    await insertDonation(server, {
      at: '2026-04-12T12:00:00Z',
      amountCents: 700,
      refundedCents: 700,
      status: 'refunded',
    });
    await insertDonation(server, { at: '2026-04-12T12:00:00Z', status: 'failed' });
    await insertDonation(server, { at: '2025-06-01T04:59:59Z' });
    await insertDonation(server, { at: '2025-06-01T05:00:00Z', amountCents: 4200 });
    vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(new Date('2026-05-20T10:00:00Z'));

    const totals = await server.app.get(DonationTotalsService).lastTwelveMonths();

    expect(totals.map(({ month }) => month)).toEqual([
      ...['2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'],
      ...['2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
    ]);
    expect(totals[0]).toEqual(buildTotal('2025-06', { once_cents: 4200, count: 1 }));
    expect(totals[9]).toEqual(buildTotal('2026-03', { once_cents: 100, count: 1 }));
    expect(totals[10]).toEqual(
      buildTotal('2026-04', { once_cents: 3200, monthly_cents: 1000, refunded_cents: 700, count: 3 }),
    );
    expect(totals[11]).toEqual(buildTotal('2026-05', {}));
  });

  it('end with the current month and are not cached', async () => {
    vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(new Date('2027-01-01T05:59:59Z'));
    const admin = await openDonationsAdmin(server);

    const response = await admin.get('donation-totals/');

    const totals = (await response.json()) as MonthTotal[];
    expect(totals).toHaveLength(12);
    expect(totals.at(-1)?.month).toBe('2026-12');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

const buildTotal = (month: string, change: Partial<MonthTotal>): MonthTotal => ({
  month,
  once_cents: 0,
  monthly_cents: 0,
  refunded_cents: 0,
  count: 0,
  ...change,
});
