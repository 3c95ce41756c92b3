import { ROUTES } from '@paniscus/routes';
import { describe, expect, it } from 'vitest';
import { isCounted } from './is-counted';

describe('visits are counted', () => {
  it.each(['home', 'posts', 'post', 'store', 'product', 'keyboard', 'privacyPolicy'] as const)(
    'on the public page %s',
    (name) => {
      expect(isCounted(ROUTES[name])).toBe(true);
    },
  );

  it.each([
    ...(['donate', 'cart', 'shippingStep', 'paymentStep', 'orderSuccess', 'donationSuccess'] as const),
    ...(['order', 'receipt', 'donorPortal', 'search'] as const),
    ...(['login', 'logout', 'staffPosts', 'createPost', 'staffOrders', 'staffDonations'] as const),
  ])('never on %s', (name) => {
    expect(isCounted(ROUTES[name])).toBe(false);
  });
});
