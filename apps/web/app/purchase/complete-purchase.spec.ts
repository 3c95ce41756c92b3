import { UNANSWERED } from '@paniscus/domain/payment';
import { aCheckout } from '@paniscus/fixtures';
import { paths } from '@paniscus/routes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { completePurchase } from './complete-purchase';
import { purchase } from './purchase';

vi.mock('./purchase');
vi.mock('./clear-checkout');
vi.mock('../storage/shop/cart');

const opened: string[] = [];
const browser = new EventTarget();
const goOnline = () => browser.dispatchEvent(new Event('online'));

beforeEach(() => {
  opened.length = 0;
  vi.stubGlobal('location', { assign: (path: string) => opened.push(path) });
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const complete = () =>
  completePurchase(aCheckout(), () => Promise.resolve({ kind: 'succeeded' }), undefined, paths);

it('explains a failure in the checkout while there is no network', async () => {
  const result = { kind: 'failed', error: 'An error occurred', reason: UNANSWERED } as const;
  vi.mocked(purchase).mockResolvedValue({ kind: 'failed', message: 'An error occurred.', result });

  expect(await complete()).toEqual({ kind: 'failed', message: UNANSWERED });
  goOnline();

  expect(opened).toEqual([]);
});

it('opens the page of an earlier payment when the network is back', async () => {
  vi.mocked(purchase).mockResolvedValue({ kind: 'paidEarlier', orderToken: 'token' });

  expect(await complete()).toEqual({ kind: 'processing' });
  expect(opened).toEqual([]);
  goOnline();

  expect(opened).toEqual([`${paths.order('token')}?earlier=1`]);
});
