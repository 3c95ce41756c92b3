import { randomInt, randomUUID } from 'node:crypto';
import type {
  DonationEmailRequest,
  DonationIntentAnswer,
  DonationIntentRequest,
} from '@paniscus/domain/donation';
import type { TestSandbox } from './test-sandbox.ts';

/** Trusts the `X-Forwarded-For` headers of `aVisitor`. */
export const TRUSTING = { TRUST_PROXY: '127.0.0.1' };

type Server = { url: string };
type Headers = Record<string, string>;

/** Headers of a visitor with a unique IP, so that rate limits do not affect other tests. */
export const aVisitor = (): Headers => ({
  'x-forwarded-for': `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`,
});

export const aDonation = (change: Partial<DonationIntentRequest> = {}): DonationIntentRequest => ({
  amount: 2500,
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: `ada-${randomUUID()}@example.org`,
  metadata: { transaction_type: 'donation' },
  donation_id: randomUUID(),
  ...change,
});

export function post(server: Server, path: string, body: unknown, headers: Headers = {}): Promise<Response> {
  return fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

export const beginDonation = (server: Server, request: DonationIntentRequest, visitor = aVisitor()) =>
  post(server, '/api/create-payment-intent/', request, visitor);

export async function begun(
  server: Server,
  request: DonationIntentRequest,
  visitor = aVisitor(),
): Promise<DonationIntentAnswer & { intentId: string }> {
  const response = await beginDonation(server, request, visitor);
  if (response.status !== 200) throw new Error(`Beginning a donation answered ${response.status}.`);
  const opened = (await response.json()) as DonationIntentAnswer;
  return { ...opened, intentId: opened.clientSecret.split('_secret_')[0] ?? '' };
}

export async function paid(server: Server, sandbox: TestSandbox, request: DonationIntentRequest) {
  const opened = await begun(server, request);
  const confirmed = await sandbox.confirm(opened.clientSecret);
  if (confirmed.status !== 200) throw new Error(`Confirming answered ${confirmed.status}.`);
  return opened;
}

export function askForEmail(
  server: Server,
  intentId: string,
  request: DonationIntentRequest,
  change: Partial<DonationEmailRequest> = {},
): Promise<Response> {
  return post(server, '/api/send-donation-email/', {
    payment_intent_id: intentId,
    amount: request.amount / 100,
    first_name: request.first_name,
    last_name: request.last_name,
    email: request.email,
    country: 'N/A',
    region: 'N/A',
    ...change,
  });
}
