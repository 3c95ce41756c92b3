import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { onTestFinished, vi } from 'vitest';
import { startSandbox } from '../src/sandbox.ts';
import type { Sandbox } from '../src/sandbox.ts';
import { readSettings } from '../src/settings.ts';

export const SECRET_KEY = 'sk_test_sandbox';
export const PUBLISHABLE_KEY = 'pk_test_sandbox';
export const WEBHOOK_SECRET = 'whsec_sandbox';
export const HOUR_S = 3600;
export const DAY_S = 24 * HOUR_S;
/** Longer than any month. */
export const MONTH_S = 32 * DAY_S;

const UNREACHABLE_URL = 'http://127.0.0.1:9/nobody';
export const START = '2026-03-10T12:00:00Z';
export const START_S = Date.parse(START) / 1000;

/** Settings of every sandbox under test: free ports, nobody who receives events, and a clock that only tests advance. */
export const TEST_SETTINGS = {
  SANDBOX_PORT: '0',
  SANDBOX_FIXED_TIME: START,
  STRIPE_WEBHOOK_URL: UNREACHABLE_URL,
  PRINTIFY_WEBHOOK_URL: UNREACHABLE_URL,
};

/** Just under the time limit of a test, so that a busy machine fails none and a failed assertion is still reported. */
export const SIGNAL_TIMEOUT_MS = 55_000;

/** Repeats the assertion until it holds. */
export const waitFor = <T>(assertion: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(assertion, SIGNAL_TIMEOUT_MS);

export function createTempDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-spec-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Starts a sandbox on free ports with a temporary database and stops it when the test ends. */
export async function startTestSandbox(env: Record<string, string> = {}): Promise<Sandbox> {
  const dataDir = createTempDataDir();
  const sandbox = await startSandbox(readSettings({ ...TEST_SETTINGS, DATA_DIR: dataDir, ...env }, dataDir));
  onTestFinished(() => sandbox.stop());
  return sandbox;
}

export function createStripe(
  http: string,
  key = SECRET_KEY,
  config: Pick<Stripe.StripeConfig, 'httpClient'> = {},
): Stripe {
  const { hostname: host, port } = new URL(http);
  return new Stripe(key, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false, ...config });
}

/** Calls the control API; throws on an error status. */
export async function callControlApi<T>(
  http: string,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const response = await fetch(`${http}/__control/${path}`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Moves the sandbox clock ahead, which also ends the waits of retries and slow responses. */
export const advanceClock = (http: string, seconds: number) =>
  callControlApi<{ now: string }>(http, 'POST', 'clock', { advance_s: seconds });

export interface Confirmation {
  status: number;
  body: {
    id?: string;
    status?: string;
    metadata?: object;
    next_action?: { use_stripe_sdk: { source: string } } | null;
    last_payment_error?: { code: string; message: string } | null;
    last_setup_error?: { code: string; message: string } | null;
    error?: {
      type: string;
      code: string;
      decline_code?: string;
      message: string;
      payment_intent?: { status: string };
      setup_intent?: { status: string };
    };
  };
}

export function confirmAsBrowser(
  http: string,
  clientSecret: string,
  card: object = {},
): Promise<Confirmation> {
  const { number, exp_month, exp_year, cvc } = {
    number: '4242424242424242',
    exp_month: 12,
    exp_year: 2040,
    cvc: '123',
    ...card,
  };
  return postAsBrowser(http, clientSecret, 'confirm', {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': String(exp_month),
    'payment_method_data[card][exp_year]': String(exp_year),
    'payment_method_data[card][cvc]': cvc,
    'payment_method_data[billing_details][name]': 'Ada Donor',
    'payment_method_data[billing_details][address][postal_code]': '12345',
  });
}

export function authenticateAsBrowser(
  http: string,
  clientSecret: string,
  source: string,
  outcome: 'complete' | 'fail',
): Promise<Confirmation> {
  return postAsBrowser(http, clientSecret, 'authenticate', { source, outcome });
}

async function postAsBrowser(
  http: string,
  clientSecret: string,
  action: string,
  fields: Record<string, string>,
): Promise<Confirmation> {
  const id = clientSecret.split('_secret_')[0] ?? '';
  const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
  const response = await fetch(`${http}/v1/${kind}/${id}/${action}`, {
    method: 'POST',
    body: new URLSearchParams({ key: PUBLISHABLE_KEY, client_secret: clientSecret, ...fields }),
  });
  return { status: response.status, body: (await response.json()) as Confirmation['body'] };
}

export async function createIntent(
  stripe: Stripe,
  overrides: Partial<Stripe.PaymentIntentCreateParams> = {},
) {
  const intent = await stripe.paymentIntents.create({ amount: 2350, currency: 'usd', ...overrides });
  return { ...intent, client_secret: String(intent.client_secret) };
}
