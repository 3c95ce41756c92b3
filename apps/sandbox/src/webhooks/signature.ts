import { createHmac } from 'node:crypto';

export type Signer = (payload: string, endpointSecret?: string) => Record<string, string>;

/** Stripe's scheme: HMAC-SHA256 over timestamp and raw body. The timestamp is real time, not the sandbox clock. */
export function createStripeSigner(secret: string): Signer {
  return (payload) => {
    const timestamp = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
    return {
      'stripe-signature': `t=${timestamp},v1=${signature}`,
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    };
  };
}

/** Printify's scheme: HMAC-SHA256 over the raw body. */
export function createPrintifySigner(secret: string): Signer {
  return (payload, endpointSecret = secret) => ({
    'x-pfy-signature': `sha256=${createHmac('sha256', endpointSecret).update(payload).digest('hex')}`,
    'user-agent': 'Printify Webhooks',
  });
}
