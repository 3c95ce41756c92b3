import { aDonorPortalPage, aRecurringDonation } from '@paniscus/fixtures';
import { afterEach, expect, it, vi } from 'vitest';
import { applyChange } from './donor-portal-actions';

afterEach(() => vi.unstubAllGlobals());

const active = aRecurringDonation({ id: 7 });
const paused = aRecurringDonation({ id: 7, state: 'paused', next_at: null });
const result = { ...paused, charged_cents: 0, dropped_cents: 0 };
const page = aDonorPortalPage({ name: 'Ada Nguyen', monthly_gifts: [active] });

const pause = () =>
  applyChange(page, { token: 'a-token', id: 7 }, { action: 'pause', request: { months: 1 } });

/** Answers the change with the paused gift, and the page as given. */
function answer(toPage: () => Response): void {
  const send = (_url: string, { method = 'GET' }: RequestInit = {}) =>
    Promise.resolve(method === 'POST' ? Response.json(result) : toPage());
  vi.stubGlobal('fetch', vi.fn(send));
}

it('shows after any change what happened elsewhere, such as a charge from another tab', async () => {
  const current = aDonorPortalPage({ name: 'Ada Lovelace', monthly_gifts: [active] });
  answer(() => Response.json(current));

  expect((await pause()).page).toEqual({ ...current, monthly_gifts: [paused] });
});

it('shows the changed gift even if the page cannot be loaded again', async () => {
  answer(() => Response.json({}, { status: 503 }));

  expect((await pause()).page).toEqual({ ...page, monthly_gifts: [paused] });
});
