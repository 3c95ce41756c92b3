import { ROUTES } from '@paniscus/routes';
import { describe, expect, it } from 'vitest';
import { allowsAnalytics } from './allows-analytics';

describe('allowsAnalytics', () => {
  it.each(['home', 'posts', 'post', 'store', 'product', 'keyboard', 'privacyPolicy'] as const)(
    'returns true for the public page %s',
    (name) => {
      expect(allowsAnalytics(ROUTES[name])).toBe(true);
    },
  );

  it.each([
    ...(['donate', 'cart', 'shippingStep', 'paymentStep', 'orderSuccess', 'donationSuccess'] as const),
    ...(['order', 'receipt', 'donorPortal', 'search'] as const),
    ...(['login', 'logout', 'staffPosts', 'createPost', 'staffOrders', 'staffDonations'] as const),
  ])('returns false for the page %s', (name) => {
    expect(allowsAnalytics(ROUTES[name])).toBe(false);
  });
});
