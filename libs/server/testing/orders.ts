import { randomUUID } from 'node:crypto';
import { toCartItem } from '@paniscus/domain/cart';
import type { CartItem } from '@paniscus/domain/cart';
import { buildPurchaseRequest, buildQuoteRequest } from '@paniscus/domain/checkout';
import type {
  OrderEmailRequest,
  PurchaseIntentAnswer,
  PurchaseIntentRequest,
  ShippingAnswer,
  ShippingForm,
  TaxAnswer,
} from '@paniscus/domain/checkout';
import { dollarsFromCents } from '@paniscus/domain/money';
import { isBuyable } from '@paniscus/domain/products';
import type { Product } from '@paniscus/domain/products';
import { aVisitor, post } from './donations.ts';
import type { TestSandbox } from './test-sandbox.ts';

type Server = { url: string };

export type PurchaseOptions = { cart?: CartItem[]; shipping?: Partial<ShippingForm>; checkoutId?: string };

export async function listProducts(server: Server): Promise<Product[]> {
  return parseAnswer<Product[]>(await fetch(`${server.url}/api/printify-products/`));
}

/** Cart with the given quantities of the first available products: `buildCart(products, 1, 2)` has two lines. */
export function buildCart(products: readonly Product[], ...quantities: number[]): CartItem[] {
  const buyable = products.flatMap((product) => {
    const variant = product.variants.find(isBuyable);
    return variant === undefined ? [] : [{ product, variant }];
  });
  return quantities.flatMap((quantity, place) => {
    const { product, variant } = buyable[place] ?? {};
    return product && variant ? [toCartItem(product, variant, quantity)] : [];
  });
}

export const aShippingForm = (change: Partial<ShippingForm> = {}): ShippingForm => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: `ada-${randomUUID()}@example.org`,
  phone: '',
  address1: '12 River Road',
  address2: '',
  city: 'Des Moines',
  region: 'IA',
  zip: '50309',
  ...change,
});

/** A purchase request with correct totals, as the site's script sends it. */
export async function aPurchase(
  server: Server,
  options: PurchaseOptions = {},
): Promise<PurchaseIntentRequest> {
  const cart = options.cart ?? buildCart(await listProducts(server), 1, 2);
  const shipping = aShippingForm(options.shipping);
  const visitor = aVisitor();
  const ask = async <T>(path: string, shippingCents: number) =>
    parseAnswer<T>(await post(server, path, buildQuoteRequest(cart, shipping, shippingCents), visitor));
  const { standard } = await ask<ShippingAnswer>('/api/shipping-options/', 0);
  const shippingCents = Math.round(standard.cost * 100);
  const { tax_amount_exclusive: taxCents } = await ask<TaxAnswer>('/api/calculate-tax/', shippingCents);
  return buildPurchaseRequest({
    checkoutId: options.checkoutId ?? randomUUID(),
    cart,
    shipping,
    shippingCents,
    taxCents,
  });
}

export const beginPurchase = (server: Server, request: PurchaseIntentRequest, visitor = aVisitor()) =>
  post(server, '/api/create-purchase-payment-intent/', request, visitor);

export async function begunPurchase(
  server: Server,
  request: PurchaseIntentRequest,
  visitor = aVisitor(),
): Promise<PurchaseIntentAnswer & { intentId: string }> {
  const opened = await parseAnswer<PurchaseIntentAnswer>(await beginPurchase(server, request, visitor));
  return { ...opened, intentId: opened.clientSecret.split('_secret_')[0] ?? '' };
}

export async function paidPurchase(server: Server, sandbox: TestSandbox, request: PurchaseIntentRequest) {
  const opened = await begunPurchase(server, request);
  await parseAnswer(await sandbox.confirm(opened.clientSecret));
  return opened;
}

/** Makes a purchase and syncs its payment. */
export async function completedPurchase(
  server: Server,
  sandbox: TestSandbox,
  request: PurchaseIntentRequest,
) {
  const opened = await paidPurchase(server, sandbox, request);
  await parseAnswer(await askForOrderEmail(server, opened.intentId, request));
  return opened;
}

export function askForOrderEmail(
  server: Server,
  intentId: string,
  request: PurchaseIntentRequest,
  change: Partial<OrderEmailRequest> = {},
): Promise<Response> {
  const { line1, city, state, postal_code, country } = request.shipping_address;
  return post(server, '/api/send-order-email/', {
    payment_intent_id: intentId,
    cart: request.cart,
    shipping_cost: request.shipping_cost,
    tax_amount: request.tax_amount,
    total: dollarsFromCents(request.amount),
    customer_email: request.email,
    customer_name: `${request.first_name} ${request.last_name}`,
    shipping_address: `${line1}, ${city}, ${state} ${postal_code}, ${country}`,
    ...change,
  });
}

async function parseAnswer<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
