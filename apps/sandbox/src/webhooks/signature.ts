import { createHmac } from 'node:crypto';

export type Signing = (payload: string, ownSecret?: string) => Record<string, string>;

/** Stripe's scheme: HMAC-SHA256 over timestamp and raw body. The timestamp is real time, not the sandbox clock. */
export function stripeSigning(secret: string): Signing {
  return (payload) => {
    const moment = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', secret).update(`${moment}.${payload}`).digest('hex');
    return {
      'stripe-signature': `t=${moment},v1=${signature}`,
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    };
  };
}

/** Printify's scheme: HMAC-SHA256 over the raw body. */
export function printifySigning(secret: string): Signing {
  return (payload, ownSecret = secret) => ({
    'x-pfy-signature': `sha256=${createHmac('sha256', ownSecret).update(payload).digest('hex')}`,
    'user-agent': 'Printify Webhooks',
  });
}
