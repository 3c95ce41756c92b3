import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether `sha256=<hex>` is the HMAC of these bytes; compares in constant time. */
export function hasValidSignature(secret: string, body: Buffer, signature: string): boolean {
  const hex = /^sha256=([0-9a-f]{64})$/i.exec(signature.slice(0, 100))?.[1] ?? '';
  const expected = createHmac('sha256', secret).update(body).digest();
  const presented = Buffer.from(hex.padEnd(64, '0'), 'hex');
  return timingSafeEqual(expected, presented) && hex !== '';
}
