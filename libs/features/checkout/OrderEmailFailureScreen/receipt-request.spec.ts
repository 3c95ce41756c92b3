import { someOrderDetails } from '@paniscus/fixtures';
import { expect, it } from 'vitest';
import { buildReceiptRequest } from './receipt-request';

it('builds a mailto link that requests a receipt, with the order details URL-encoded', () => {
  const address = buildReceiptRequest('support@paniscus.example', someOrderDetails({ name: 'Ada & Bo' }));

  expect(address).toMatch(/^mailto:support@paniscus\.example\?subject=Receipt%20for%20my%20order&body=/);
  expect(address).not.toContain(' ');
  const body = decodeURIComponent(address.slice(address.indexOf('&body=') + 6));
  expect(body).toContain('Order: PN-000017\r\n');
  expect(body).toContain('2 x Banana Mug - 11oz / White\r\nTotal: $64.70\r\nName: Ada & Bo\r\n');
  expect(body).toContain('Payment: pi_sample');
});
