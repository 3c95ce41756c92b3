import { randomUUID } from 'node:crypto';
import type {
  DonationEmailRequest,
  DonationIntentResponse,
  DonationIntentRequest,
} from '@paniscus/domain/donation';
import type { TestSandbox } from './test-sandbox.ts';

/** Trusts the `X-Forwarded-For` headers of `createVisitor`. */
export const TRUST_LOCAL_PROXY = { TRUST_PROXY: '127.0.0.1' };

type Server = { url: string };
type Headers = Record<string, string>;

/** Addresses of 198.18.0.0/15, which is reserved for tests (RFC 2544). */
const VISITORS_MAX = 2 ** 17;
let visitors = 0;

/** Headers of a visitor with an IP of their own, so that rate limits do not affect other tests. */
export function createVisitor(): Headers {
  visitors = (visitors + 1) % VISITORS_MAX;
  return { 'x-forwarded-for': `198.${18 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}` };
}

export const buildDonationRequest = (change: Partial<DonationIntentRequest> = {}): DonationIntentRequest => ({
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

export const postDonation = (server: Server, request: DonationIntentRequest, visitor = createVisitor()) =>
  post(server, '/api/create-payment-intent/', request, visitor);

export async function startDonation(
  server: Server,
  request: DonationIntentRequest,
  visitor = createVisitor(),
): Promise<DonationIntentResponse & { intentId: string }> {
  const response = await postDonation(server, request, visitor);
  if (response.status !== 200) throw new Error(`Starting a donation returned ${response.status}.`);
  const payment = (await response.json()) as DonationIntentResponse;
  return { ...payment, intentId: payment.clientSecret.split('_secret_')[0] ?? '' };
}

export async function payDonation(server: Server, sandbox: TestSandbox, request: DonationIntentRequest) {
  const payment = await startDonation(server, request);
  const confirmed = await sandbox.confirm(payment.clientSecret);
  if (confirmed.status !== 200) throw new Error(`Confirming returned ${confirmed.status}.`);
  return payment;
}

export function requestDonationEmail(
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
