import { randomUUID } from 'node:crypto';
import { toCartItem } from '@paniscus/domain/cart';
import type { CartItem } from '@paniscus/domain/cart';
import { buildPurchaseRequest, buildQuoteRequest } from '@paniscus/domain/checkout';
import type {
  OrderEmailRequest,
  PurchaseIntentResponse,
  PurchaseIntentRequest,
  ShippingResponse,
  ShippingForm,
  TaxResponse,
} from '@paniscus/domain/checkout';
import { centsToDollars } from '@paniscus/domain/money';
import { isBuyable } from '@paniscus/domain/products';
import type { Product } from '@paniscus/domain/products';
import { createVisitor, post } from './donations.ts';
import type { TestSandbox } from './test-sandbox.ts';

type Server = { url: string };

export type PurchaseOptions = {
  cart?: CartItem[];
  shipping?: Partial<ShippingForm>;
  checkoutId?: string;
  discountCode?: string;
};

export async function listProducts(server: Server): Promise<Product[]> {
  return parseResponse<Product[]>(await fetch(`${server.url}/api/printify-products/`));
}

/** Cart with the given quantities of the first available products: `buildCart(products, 1, 2)` has two lines. */
export function buildCart(products: readonly Product[], ...quantities: number[]): CartItem[] {
  const buyable = products.flatMap((product) => {
    const variant = product.variants.find(isBuyable);
    return variant === undefined ? [] : [{ product, variant }];
  });
  return quantities.flatMap((quantity, index) => {
    const { product, variant } = buyable[index] ?? {};
    return product && variant ? [toCartItem(product, variant, quantity)] : [];
  });
}

export const buildShippingForm = (change: Partial<ShippingForm> = {}): ShippingForm => ({
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
export async function createPurchaseRequest(
  server: Server,
  options: PurchaseOptions = {},
): Promise<PurchaseIntentRequest> {
  const cart = options.cart ?? buildCart(await listProducts(server), 1, 2);
  const shipping = buildShippingForm(options.shipping);
  const visitor = createVisitor();
  const { checkoutId = randomUUID(), discountCode: code } = options;
  const requestQuote = async <T>(path: string, shippingCents: number) => {
    const discount = code === undefined ? {} : { discountCode: code, checkoutId };
    const request = buildQuoteRequest({ cart, shippingCents, ...discount }, shipping);
    return parseResponse<T>(await post(server, path, request, visitor));
  };
  const { standard } = await requestQuote<ShippingResponse>('/api/shipping-options/', 0);
  const shippingCents = Math.round(standard.cost * 100);
  const { tax_amount_exclusive: taxCents, discount_amount: cents } = await requestQuote<TaxResponse>(
    '/api/calculate-tax/',
    shippingCents,
  );
  return buildPurchaseRequest({
    checkoutId,
    cart,
    shipping,
    shippingCents,
    taxCents,
    ...(code !== undefined && cents !== undefined && { discount: { code, cents } }),
  });
}

export const postPurchase = (server: Server, request: PurchaseIntentRequest, visitor = createVisitor()) =>
  post(server, '/api/create-purchase-payment-intent/', request, visitor);

export async function startPurchase(
  server: Server,
  request: PurchaseIntentRequest,
  visitor = createVisitor(),
): Promise<PurchaseIntentResponse & { intentId: string }> {
  const payment = await parseResponse<PurchaseIntentResponse>(await postPurchase(server, request, visitor));
  return { ...payment, intentId: payment.clientSecret.split('_secret_')[0] ?? '' };
}

export async function payPurchase(server: Server, sandbox: TestSandbox, request: PurchaseIntentRequest) {
  const payment = await startPurchase(server, request);
  await parseResponse(await sandbox.confirm(payment.clientSecret));
  return payment;
}

/** Makes a purchase and syncs its payment. */
export async function completePurchase(server: Server, sandbox: TestSandbox, request: PurchaseIntentRequest) {
  const payment = await payPurchase(server, sandbox, request);
  await parseResponse(await requestOrderEmail(server, payment.intentId, request));
  return payment;
}

export function requestOrderEmail(
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
    total: centsToDollars(request.amount),
    customer_email: request.email,
    customer_name: `${request.first_name} ${request.last_name}`,
    shipping_address: `${line1}, ${city}, ${state} ${postal_code}, ${country}`,
    ...change,
  });
}

async function parseResponse<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.url} returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
