import type { CartItem } from '@paniscus/domain/cart';
import { UNANSWERED } from '@paniscus/domain/payment';
import { aCheckout, someOrderDetails } from '@paniscus/fixtures';
import { paths } from '@paniscus/routes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeCart, readCart } from '../storage/shop/cart';
import { completePurchase } from './complete-purchase';
import { purchase } from './purchase';

vi.mock('./purchase');
vi.mock('./clear-checkout');
vi.mock('../storage/shop/cart');

const opened: string[] = [];
let cart: CartItem[] = [];
const browser = new EventTarget();
const goOnline = () => browser.dispatchEvent(new Event('online'));

beforeEach(() => {
  opened.length = 0;
  cart = [];
  vi.mocked(readCart).mockImplementation(() => cart);
  vi.mocked(changeCart).mockImplementation((change) => {
    cart = [...change(cart)];
    return true;
  });
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
  vi.mocked(purchase).mockResolvedValue({ kind: 'paidEarlier', orderToken: 'token', ordered: [] });

  expect(await complete()).toEqual({ kind: 'processing' });
  expect(opened).toEqual([]);
  goOnline();

  expect(opened).toEqual([`${paths.order('token')}?earlier=1`]);
});

describe('the cart after a payment', () => {
  const [line] = aCheckout().cart;
  const added = { ...line, product_id: 'mug' } as CartItem;

  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: true });
    cart = [...aCheckout().cart, added];
  });

  it('keeps what was added in another tab while paying', async () => {
    vi.mocked(purchase).mockResolvedValue({
      kind: 'succeeded',
      result: { kind: 'succeeded', order: someOrderDetails() },
    });

    await complete();

    expect(cart).toEqual([added]);
    expect(opened).toEqual([paths.orderSuccess]);
  });

  it('keeps what an earlier order does not contain, and its page says so', async () => {
    const ordered = aCheckout().cart;
    vi.mocked(purchase).mockResolvedValue({ kind: 'paidEarlier', orderToken: 'token', ordered });

    await complete();

    expect(cart).toEqual([added]);
    expect(opened).toEqual([`${paths.order('token')}?earlier=cart`]);
  });
});
