import type { Receipt } from '@paniscus/domain/donation';
import type { ReceiptEmail } from '../donations/receipt-email.types.ts';

const token = 'c2FtcGxlLXNhbXBsZS1zYW1wbGUtc2FtcGxlLXNhbXBsZQ';

/** Sample receipt email of a one-time $50 donation; `amount_cents` alone sets the gift as well. */
export function buildReceiptEmail({ amount_cents = 5000, ...changes }: Partial<Receipt> = {}): ReceiptEmail {
  return {
    receipt: {
      number: '2026-000017',
      state: 'valid',
      given_at: '2026-04-21T15:05:00.000Z',
      frequency: 'once',
      amount_cents,
      gift_cents: amount_cents,
      cost_cents: 0,
      refunded_cents: 0,
      name: 'Ada Nguyen',
      place: 'Iowa, United States',
      fund: null,
      tribute: null,
      ...changes,
    },
    email: 'ada.nguyen@example.org',
    receiptUrl: `https://paniscus.example/receipt/${token}`,
    donorPortalUrl: `https://paniscus.example/giving/${token}`,
  };
}
