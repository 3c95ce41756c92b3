import { expect, it, vi } from 'vitest';
import { orderLinks } from './order-links';

it('the link to an order is a whole URL, which print spells out', () => {
  vi.stubGlobal('location', { origin: 'https://example.org' });

  expect(orderLinks.order('abc')).toBe('https://example.org/order/abc');
  expect(orderLinks.store).toBe('/store');
});
