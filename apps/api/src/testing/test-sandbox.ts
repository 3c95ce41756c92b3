import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** What a spec sees of a letter in the stand-in's mailbox. */
export type SandboxMail = {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
};

export type SandboxIntent = {
  id: string;
  status: string;
  amount: number;
  amount_received: number;
  client_secret: string;
  metadata: Record<string, string>;
};

export type SandboxEvent = { id: string; type: string; data: { object: { id: string } } };

type SandboxState = { intents: SandboxIntent[]; customers: { id: string }[]; events: SandboxEvent[] };

type Fault = {
  service: 'stripe' | 'smtp' | 'webhooks';
  mode: 'down' | 'slow' | 'error' | 'duplicate' | 'reorder';
  match?: string;
  times?: number;
  status?: number;
  delay_ms?: number;
};

/** The stand-ins as a process of their own, the way they run beside the server. */
export type TestSandbox = {
  /** The settings that point a server at it. */
  environment: Record<string, string>;
  sendEventsTo: (serverUrl: string) => Promise<void>;
  break: (fault: Fault) => Promise<void>;
  mend: () => Promise<void>;
  reset: () => Promise<void>;
  mail: () => Promise<SandboxMail[]>;
  state: () => Promise<SandboxState>;
  calls: (service: string) => Promise<{ method: string; path: string; status: number }[]>;
  /** Calls the provider's own API with the secret key. */
  stripe: (path: string, fields?: Record<string, string>, method?: string) => Promise<Response>;
  /** What the browser's script does with the card form. */
  confirm: (clientSecret: string, cardNumber?: string) => Promise<Response>;
  stop: () => Promise<void>;
};

export const WEBHOOK_SECRET = 'whsec_spec';
const SECRET_KEY = 'sk_test_spec';
const PUBLISHABLE_KEY = 'pk_test_spec';
const GOOD_CARD = '4242424242424242';
/** Nobody listens there; events wait until a spec names its server. */
const NOWHERE = 'http://127.0.0.1:9/api/webhooks/stripe/';

export async function startTestSandbox(): Promise<TestSandbox> {
  const dataDir = await mkdtemp(join(tmpdir(), 'paniscus-sandbox-'));
  const keys = {
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  };
  const main = join(import.meta.dirname, '../../../sandbox/src/main.ts');
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...keys, SANDBOX_PORT: '0', DATA_DIR: dataDir, STRIPE_WEBHOOK_URL: NOWHERE },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { http, smtp } = await addressesFrom(createInterface({ input: child.stdout }));

  const control = async <T>(path: string, method = 'GET', body?: object): Promise<T> => {
    const answer = await fetch(`${http}/__control/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${method} ${path}.`);
    return (await answer.json()) as T;
  };
  const form = (path: string, fields: Record<string, string>, key: string, method = 'POST') =>
    fetch(`${http}/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(method !== 'GET' && { body: new URLSearchParams(fields) }),
    });

  return {
    environment: {
      ...keys,
      STRIPE_API_BASE: http,
      SMTP_URL: smtp,
      MAIL_FROM: 'Paniscus <info@paniscus.example>',
    },
    sendEventsTo: async (serverUrl) => {
      await control('endpoints', 'POST', { stripe: `${serverUrl}/api/webhooks/stripe/` });
    },
    break: async (fault) => void (await control('faults', 'POST', fault)),
    mend: async () => void (await control('faults', 'DELETE')),
    reset: async () => void (await control('reset', 'POST', {})),
    mail: () => control('mail'),
    state: () => control('state'),
    calls: (service) => control(`calls?service=${service}`),
    stripe: (path, fields = {}, method) => form(path, fields, SECRET_KEY, method),
    confirm: (clientSecret, cardNumber = GOOD_CARD) =>
      form(
        `payment_intents/${clientSecret.split('_secret_')[0]}/confirm`,
        {
          client_secret: clientSecret,
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': cardNumber,
          'payment_method_data[card][exp_month]': '12',
          'payment_method_data[card][exp_year]': '2034',
          'payment_method_data[card][cvc]': '123',
        },
        PUBLISHABLE_KEY,
      ),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function addressesFrom(lines: AsyncIterable<string>): Promise<{ http: string; smtp: string }> {
  for await (const line of lines) {
    const [, http, smtp] = /ready: (http:\S+) .*(smtp:\S+) /.exec(line) ?? [];
    if (http !== undefined && smtp !== undefined) return { http, smtp };
  }
  throw new Error('The sandbox ended before it was ready.');
}
