import { objectSchema } from '@paniscus/server/platform';

export const DONATION_INTENT = objectSchema({
  clientSecret: { type: 'string', description: "The payment intent's, for the provider's browser script." },
  customerId: { type: 'string' },
});

export const RECEIPT_SENT = objectSchema({ sent: { type: 'boolean', enum: [true] } });
