import { createHmac } from 'node:crypto';

/** A hash that only this server can make, so that a stored one gives away neither an address nor a person. */
export function keyedHash(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}
