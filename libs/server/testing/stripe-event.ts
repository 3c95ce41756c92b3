import { createHmac, randomUUID } from 'node:crypto';
import { WEBHOOK_SECRET } from './test-sandbox.ts';

type SignatureOptions = { secret?: string; ageS?: number };
type EventObject = { id: string; metadata?: Record<string, string> };

export const buildStripeEvent = (eventObject: EventObject, change: object = {}) => ({
  id: `evt_${randomUUID().replaceAll('-', '')}`,
  object: 'event',
  type: 'payment_intent.succeeded',
  created: Math.floor(Date.now() / 1000),
  livemode: false,
  data: { object: { object: 'payment_intent', metadata: {}, ...eventObject } },
  ...change,
});

/** Stripe's signature scheme: HMAC-SHA256 of time and body. */
export function computeStripeSignature(
  body: string,
  { secret = WEBHOOK_SECRET, ageS = 0 }: SignatureOptions = {},
): string {
  const time = Math.floor(Date.now() / 1000) - ageS;
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature}`;
}

export function postStripeEvent(
  server: { url: string },
  event: object,
  options: SignatureOptions = {},
): Promise<Response> {
  const body = JSON.stringify(event);
  return postRawStripeEvent(server, body, computeStripeSignature(body, options));
}

export function postRawStripeEvent(
  server: { url: string },
  body: string,
  signature: string,
): Promise<Response> {
  return fetch(`${server.url}/api/webhooks/stripe/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
}
