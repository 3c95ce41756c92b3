import { startTestSandbox } from '../test-sandbox.ts';

export const SHOP = '1000001';
export const TOKEN = 'printify_token_sandbox';
export const WEBHOOK_SECRET = 'printify_secret_sandbox';

interface Variant {
  id: number;
  title: string;
  price: number;
  sku: string;
  is_enabled: boolean;
  is_available: boolean;
  options: number[];
}

export interface Product {
  id: string;
  title: string;
  description: string;
  tags: string[];
  visible: boolean;
  external?: { handle: string };
  options: { type: string; values: { id: number; title: string }[] }[];
  variants: Variant[];
  images: { src: string; variant_ids: number[]; position: string; is_default: boolean }[];
}

export interface Order {
  id: string;
  external_id: string;
  status: string;
  line_items: { status: string }[];
  shipments: { carrier: string; number: string; url: string; delivered_at: string | null }[];
  sent_to_production_at: string | null;
}

export const ADDRESS = {
  first_name: 'Ada',
  last_name: 'Reader',
  email: 'ada@example.org',
  phone: '0000000000',
  country: 'US',
  region: 'IA',
  address1: '12 Forest Road',
  address2: '',
  city: 'Des Moines',
  zip: '50309',
};

export interface Printify {
  http: string;
  call<T>(method: string, path: string, body?: object): Promise<{ status: number; body: T }>;
  findProduct(title: string): Promise<Product>;
  /** A line item; `variant` is a title such as 'M / Forest'. */
  buildLine(title: string, variant: string, quantity?: number): Promise<object>;
  /** Submits an order of one shirt and returns its id. */
  submitOrder(externalId?: string, overrides?: object): Promise<string>;
}

export async function startPrintify(env: Record<string, string> = {}): Promise<Printify> {
  const { urls } = await startTestSandbox(env);
  return connectToPrintify(urls.http);
}

const createCall =
  (http: string): Printify['call'] =>
  async <T>(method: string, path: string, body?: object) => {
    const response = await fetch(`${http}/v1/shops/${SHOP}/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${TOKEN}`,
        'user-agent': 'spec',
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as T };
  };

export function connectToPrintify(http: string): Printify {
  const call = createCall(http);
  const findProduct = async (title: string) => {
    const { body } = await call<{ data: Product[] }>('GET', 'products.json?limit=50');
    const product = body.data.find((candidate) => candidate.title.includes(title));
    if (!product) throw new Error(`There is no ${title}.`);
    return product;
  };
  const buildLine = async (title: string, variant: string, quantity = 1) => {
    const { id, variants } = await findProduct(title);
    return {
      product_id: id,
      variant_id: variants.find((candidate) => candidate.title === variant)?.id,
      quantity,
    };
  };
  const submitOrder = async (externalId = 'PN-000017', overrides: object = {}) => {
    const { status, body } = await call<{ id: string }>('POST', 'orders.json', {
      external_id: externalId,
      line_items: [await buildLine('Question Shirt', 'M / Forest')],
      shipping_method: 1,
      send_shipping_notification: false,
      address_to: ADDRESS,
      ...overrides,
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.id;
  };
  return { http, call, findProduct, buildLine, submitOrder };
}
