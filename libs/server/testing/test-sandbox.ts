import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAppUnderTest } from './app-factory.ts';

type SandboxMail = {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
};

type SandboxIntent = {
  id: string;
  status: string;
  amount: number;
  amount_received: number;
  client_secret: string;
  metadata: Record<string, string>;
};

type SandboxSubscription = {
  id: string;
  status: string;
  metadata: Record<string, string>;
};

export type SandboxEvent = { id: string; type: string; data: { object: { id: string } } };

export type SandboxOrder = {
  id: string;
  external_id: string;
  status: string;
  shipping_method: number;
  total_shipping: number;
  line_items: { product_id: string; variant_id: number; quantity: number }[];
  address_to: Record<string, string>;
  shipments: { carrier: string; number: string; url: string; delivered_at: string | null }[];
};

/** State to move a Printify order to; `order` is its id or our number. */
export type SandboxOrderStep = {
  order: string;
  to: 'in_production' | 'partially_shipped' | 'shipped' | 'delivered' | 'canceled' | 'has_issues';
  parcels?: number;
};

/** A change of the fake Printify catalog; applies to all variants when `variant` is missing. */
type SandboxCatalogChange = {
  product: string;
  variant?: number | string;
  price?: number;
  is_available?: boolean;
  is_enabled?: boolean;
  visible?: boolean;
};

type SandboxState = {
  intents: SandboxIntent[];
  customers: { id: string; name: string | null }[];
  subscriptions: SandboxSubscription[];
  orders: SandboxOrder[];
  events: SandboxEvent[];
};

type Fault = {
  service: 'stripe' | 'printify' | 'pictures' | 'videos' | 'smtp' | 'webhooks';
  mode: 'down' | 'slow' | 'error' | 'duplicate' | 'reorder';
  match?: string;
  times?: number;
  status?: number;
  delay_ms?: number;
};

/** The sandbox's fake services; in the process of the spec, which is faster than one of their own for each file. */
export type TestSandbox = {
  environment: Record<string, string>;
  /** Sends no more events until `sendEventsTo` is called. */
  removeEndpoints: () => Promise<void>;
  sendEventsTo: (serverUrl: string) => Promise<void>;
  injectFault: (fault: Fault) => Promise<void>;
  clearFaults: () => Promise<void>;
  reset: () => Promise<void>;
  mail: () => Promise<SandboxMail[]>;
  /** Stored objects of one kind. */
  state: <Kind extends keyof SandboxState>(kind: Kind) => Promise<SandboxState[Kind]>;
  pendingDeliveries: () => Promise<{ url: string; type: string }[]>;
  calls: (service: string) => Promise<{ method: string; path: string; status: number }[]>;
  /** Moves an order at the fake Printify, which sends an event for each step. */
  advanceOrder: (step: SandboxOrderStep) => Promise<SandboxOrder>;
  changeCatalog: (change: SandboxCatalogChange) => Promise<void>;
  restoreCatalog: () => Promise<void>;
  stripe: (path: string, fields?: Record<string, string>, method?: string) => Promise<Response>;
  printify: (path: string, body: object) => Promise<Response>;
  /** Confirms a payment as the card form does in the browser. */
  confirm: (clientSecret: string, cardNumber?: string, card?: Record<string, string>) => Promise<Response>;
  /** Advances the provider's clock and runs everything that becomes due. */
  advanceClock: (seconds: number) => Promise<void>;
  stop: () => Promise<void>;
};

export const WEBHOOK_SECRET = 'whsec_spec';
const SECRET_KEY = 'sk_test_spec';
const PUBLISHABLE_KEY = 'pk_test_spec';
export const PRINTIFY_WEBHOOK_SECRET = 'printify_secret_spec';
const KEYS = {
  STRIPE_SECRET_KEY: SECRET_KEY,
  STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  PRINTIFY_TOKEN: 'printify_token_spec',
  PRINTIFY_SHOP_ID: '2000002',
  PRINTIFY_WEBHOOK_SECRET,
  VIDEO_API_KEY: 'video_key_spec',
};
const VALID_CARD = '4242424242424242';
/** After every date that specs use; Stripe accepts cards that expire within 50 years. */
const CARD_EXPIRY_YEAR = '2070';

export async function startTestSandbox(): Promise<TestSandbox> {
  const dataDir = await mkdtemp(join(tmpdir(), 'paniscus-sandbox-'));
  const sandbox = await getAppUnderTest().startSandbox({ ...KEYS, SANDBOX_PORT: '0', DATA_DIR: dataDir });
  const { http, smtp } = sandbox.urls;
  const control = controlClient(http);
  // Events are sent only to the server under test, never to a developer's one on the default port.
  await control.removeEndpoints();

  return {
    environment: {
      ...KEYS,
      STRIPE_API_BASE: http,
      PRINTIFY_API_BASE: http,
      VIDEO_API_BASE: http,
      SMTP_URL: smtp,
      MAIL_FROM: 'Paniscus <info@paniscus.example>',
    },
    ...control,
    ...serviceClients(http),
    stop: async () => {
      await sandbox.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Client of the sandbox's control API. */
function controlClient(http: string) {
  const control = async <T>(path: string, method = 'GET', body?: object): Promise<T> => {
    const response = await fetch(`${http}/__control/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok) throw new Error(`The sandbox returned ${response.status} for ${method} ${path}.`);
    return (await response.json()) as T;
  };
  return {
    sendEventsTo: async (serverUrl) => {
      await control('endpoints', 'POST', {
        stripe: `${serverUrl}/api/webhooks/stripe/`,
        printify: `${serverUrl}/api/webhooks/printify/`,
      });
    },
    removeEndpoints: async () => void (await control('endpoints', 'DELETE')),
    injectFault: async (fault) => void (await control('faults', 'POST', fault)),
    clearFaults: async () => void (await control('faults', 'DELETE')),
    reset: async () => void (await control('reset', 'POST', {})),
    mail: () => control('mail'),
    state: async (kind) => (await control<SandboxState>(`state?kind=${kind}`))[kind],
    pendingDeliveries: () => control('deliveries'),
    calls: (service) => control(`calls?service=${service}`),
    advanceOrder: (step) => control('advance', 'POST', step),
    changeCatalog: async (change) => void (await control('catalog', 'POST', change)),
    restoreCatalog: async () => void (await control('catalog', 'DELETE')),
    advanceClock: async (seconds) => void (await control('clock', 'POST', { advance_s: seconds })),
  } satisfies Partial<TestSandbox>;
}

/** Clients of the fake Stripe and Printify APIs. */
function serviceClients(http: string) {
  const form = (path: string, fields: Record<string, string>, key: string, method = 'POST') =>
    fetch(`${http}/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(method !== 'GET' && { body: new URLSearchParams(fields) }),
    });
  return {
    stripe: (path, fields = {}, method) => form(path, fields, SECRET_KEY, method),
    printify: (path, body) =>
      postToPrintify(`${http}/v1/shops/${KEYS.PRINTIFY_SHOP_ID}/${path}`, KEYS.PRINTIFY_TOKEN, body),
    confirm: (clientSecret, cardNumber = VALID_CARD, card = {}) =>
      form(
        `${clientSecret.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${clientSecret.split('_secret_')[0]}/confirm`,
        {
          client_secret: clientSecret,
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': cardNumber,
          'payment_method_data[card][exp_month]': '12',
          'payment_method_data[card][exp_year]': CARD_EXPIRY_YEAR,
          'payment_method_data[card][cvc]': '123',
          ...card,
        },
        PUBLISHABLE_KEY,
      ),
  } satisfies Partial<TestSandbox>;
}

function postToPrintify(url: string, token: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
