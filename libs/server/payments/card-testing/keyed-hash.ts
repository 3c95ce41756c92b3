import { createHmac } from 'node:crypto';

/** HMAC with the server's secret, so that stored hashes cannot be reversed by guessing emails or IP addresses. */
export function computeKeyedHash(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}
