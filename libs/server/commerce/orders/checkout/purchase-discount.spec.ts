import { randomUUID } from 'node:crypto';
import type { CheckoutFigures, PurchaseIntentRequest } from '@paniscus/domain/checkout';
import type { DiscountCodeForm } from '@paniscus/domain/discounts';
import { Clock } from '@paniscus/server/platform';
import {
  buildCart,
  changeDiscountCode,
  checkDiscountCode,
  completePurchase,
  createDiscountCode,
  createPurchaseRequest,
  createVisitor,
  findStoredOrders,
  listProducts,
  postPurchase,
  signInAs,
  startPurchase,
  startServerWithSandbox,
  TRUST_LOCAL_PROXY,
} from '@paniscus/server/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AbandonedOrdersService } from '../payment/abandoned-orders.service.ts';

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);
await sandbox.sendEventsTo(server.url);
const { access } = await signInAs(server, 'grace', 'admin');

beforeEach(() => vi.restoreAllMocks());

const addHours = (hours: number) =>
  vi.spyOn(server.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + hours * 3_600_000));
const getOrder = async ({ email }: PurchaseIntentRequest) => (await findStoredOrders(server, email))[0];

async function createDiscountedRequest(
  change: Partial<DiscountCodeForm> = {},
  options: Parameters<typeof createPurchaseRequest>[1] = {},
) {
  const code = await createDiscountCode(server, access, change);
  return { code, request: await createPurchaseRequest(server, { ...options, discountCode: code.code }) };
}

async function readFigures(response: Response): Promise<CheckoutFigures> {
  expect(response.status).toBe(409);
  return ((await response.json()) as { figures: CheckoutFigures }).figures;
}

describe('an order with a discount code', () => {
  it('is charged, taxed and stored less the discount, to the cent', async () => {
    const { code, request } = await createDiscountedRequest({ value: 15 });

    await completePurchase(server, sandbox, request);

    const order = await getOrder(request);
    const subtotal = order?.subtotalCents ?? 0;
    const discount = Math.floor((subtotal * 15 + 50) / 100);
    expect(order).toMatchObject({ discountCode: code.code, discountCents: discount });
    expect(order?.totalCents).toBe(
      subtotal - discount + (order?.shippingCents ?? 0) + (order?.taxCents ?? 0),
    );
    expect(order?.payments).toMatchObject([{ amountCents: order?.totalCents }]);
    const shares = order?.lines.map(({ discountCents }) => discountCents) ?? [];
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(discount);
    const calls = (await sandbox.calls('stripe')) as unknown as { path: string; body: TaxBody }[];
    const taxed = calls.filter(({ path }) => path === '/v1/tax/calculations').at(-1)?.body.line_items ?? [];
    expect(taxed.map(({ amount }) => Number(amount))).toEqual(
      order?.lines.map(({ priceCents, quantity, discountCents }) => priceCents * quantity - discountCents),
    );
  });

  it('shows it in the email and on the order page', async () => {
    const { code, request } = await createDiscountedRequest({ kind: 'fixed_amount', value: 500 });

    const { order_token: pageToken } = await completePurchase(server, sandbox, request);

    const page = await (await fetch(`${server.url}/api/order-page/${pageToken}/`)).json();
    expect(page).toMatchObject({
      discount_code: code.code,
      discount_cents: 500,
      total_cents: request.amount,
    });
    const mail = (await sandbox.mail()).find(({ to }) => to.includes(request.email));
    expect(mail?.text).toContain(`Discount (${code.code})`);
    expect(mail?.text).toContain('−$5.00');
  });

  it('keeps its discount when the code changes while the buyer pays', async () => {
    const { code, request } = await createDiscountedRequest();
    await startPurchase(server, request);
    await changeDiscountCode(server, access, { ...code, is_active: false });

    expect((await postPurchase(server, request)).status).toBe(200);
  });
});

type TaxBody = { line_items: { amount: string }[] };

describe('a discount that does not apply', () => {
  const cases: [string, (request: PurchaseIntentRequest) => PurchaseIntentRequest][] = [
    ['of a code that does not exist', (request) => ({ ...request, discount_code: 'NO-SUCH-CODE' })],
    ['without a code', (request) => ({ ...request, discount_code: undefined })],
    [
      'that is larger than its code gives',
      (request) => ({
        ...request,
        discount: Math.round(((request.discount ?? 0) + 1) * 100) / 100,
        amount: request.amount - 100,
      }),
    ],
    ['that is charged nevertheless', (request) => ({ ...request, amount: request.amount - 1 })],
  ];

  it.each(cases)('is answered with 409 and the right figures: %s', async (_, tamper) => {
    const { request } = await createDiscountedRequest();
    const tampered = tamper(request);

    const figures = await readFigures(await postPurchase(server, tampered));

    const isKnown = tampered.discount_code === request.discount_code;
    expect(figures.discount).toBe(isKnown ? request.discount : 0);
    expect(Object.keys(figures)).toEqual(['subtotal', 'discount', 'shipping_cost', 'tax_amount', 'total']);
    expect(await findStoredOrders(server, request.email)).toEqual([]);
  });

  it('is answered with the total without it once the code is inactive, which can then be paid', async () => {
    const { code, request } = await createDiscountedRequest();
    await changeDiscountCode(server, access, { ...code, is_active: false });

    const figures = await readFigures(await postPurchase(server, request));
    const accepted = {
      ...request,
      discount: undefined,
      discount_code: undefined,
      tax_amount: figures.tax_amount,
      amount: Math.round(figures.total * 100),
    };

    expect(figures).toMatchObject({ discount: 0 });
    expect((await postPurchase(server, accepted)).status).toBe(200);
    expect(await getOrder(request)).toMatchObject({ discountCode: null, discountCents: 0 });
  });

  it('is refused with the tax, and counts as a guess there and at the payment', async () => {
    const { request } = await createDiscountedRequest();
    const visitor = createVisitor();
    const wrong = { ...request, discount_code: 'NO-SUCH-CODE', checkout_id: undefined };
    const guesses = await Promise.all(Array.from({ length: 12 }, () => postPurchase(server, wrong, visitor)));
    const cart = buildCart(await listProducts(server), 1);

    expect(guesses.filter(({ status }) => status === 409).length).toBeLessThanOrEqual(10);
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(2);
    expect((await checkDiscountCode(server, String(request.discount_code), cart, { visitor })).status).toBe(
      429,
    );
  });
});

describe('the uses of a discount code', () => {
  const USES = 3;
  const BUYERS = 8;

  it('are limited to the last one, whoever buys at the same time', async () => {
    const code = await createDiscountCode(server, access, { use_limit: USES });
    const requests = await Promise.all(
      Array.from({ length: BUYERS }, () => createPurchaseRequest(server, { discountCode: code.code })),
    );

    const responses = await Promise.all(requests.map((request) => postPurchase(server, request)));

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(USES);
    const refused = responses.filter(({ status }) => status !== 200);
    for (const response of refused) expect(await readFigures(response)).toMatchObject({ discount: 0 });
    const orders = (await findStoredOrders(server)).filter(({ discountCode }) => discountCode === code.code);
    expect(orders).toHaveLength(USES);
  });

  it('count once for a checkout, however often it is repeated or changed', async () => {
    const checkoutId = randomUUID();
    const { code, request } = await createDiscountedRequest({ use_limit: 1 }, { checkoutId });
    await startPurchase(server, request);
    const cart = buildCart(await listProducts(server), 2);
    const options = { cart, checkoutId, shipping: { email: request.email }, discountCode: code.code };
    const changed = await createPurchaseRequest(server, options);

    expect((await checkDiscountCode(server, code.code, cart, { checkoutId })).status).toBe(200);
    expect((await checkDiscountCode(server, code.code, cart)).status).toBe(422);
    await completePurchase(server, sandbox, changed);

    const [listed] = await listCodes();
    expect(listed).toMatchObject({
      code: code.code,
      use_count: 1,
      reserved_count: 0,
      discounted_cents: Math.round((changed.discount ?? 0) * 100),
    });
  });

  it('are released two hours after an order was not paid, and not before', async () => {
    const { code, request } = await createDiscountedRequest({ use_limit: 1 });
    const { clientSecret } = await startPurchase(server, request);
    const isFree = async () =>
      (await checkDiscountCode(server, code.code, request.cart as never)).status === 200;
    addHours(1.9);
    await server.app.get(AbandonedOrdersService).run();
    const wasFreeBefore = await isFree();
    addHours(2.1);

    await server.app.get(AbandonedOrdersService).run();

    expect([wasFreeBefore, await isFree()]).toEqual([false, true]);
    expect((await sandbox.confirm(clientSecret)).status).toBe(400);
    expect((await postPurchase(server, request)).status).toBe(200);
    expect(await isFree()).toBe(false);
  });
});

const listCodes = async () => {
  const headers = { authorization: `Bearer ${access}` };
  return (await (await fetch(`${server.url}/api/discount-codes/`, { headers })).json()) as object[];
};
