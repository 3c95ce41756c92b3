import type { PurchaseIntentResponse } from '@paniscus/domain/checkout';
import { isOrderPaid } from '@paniscus/domain/orders';
import { PAYMENT_PROBLEMS } from '@paniscus/domain/payment';
import { Clock } from '@paniscus/server/platform';
import {
  TRUST_LOCAL_PROXY,
  buildCart,
  createPurchaseRequest,
  requestOrderEmail,
  postPurchase,
  startPurchase,
  payPurchase,
  listProducts,
  completePurchase,
  findStoredOrders,
  ASYNC_TIMEOUT_MS,
  startServerWithSandbox,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, JOB_RETRY_S: '1' });
await sandbox.sendEventsTo(server.url);

beforeEach(async () => {
  vi.restoreAllMocks();
  await sandbox.reset();
});

const findEmailsTo = async (email: string) => (await sandbox.mail()).filter(({ to }) => to === email);
const listIntents = async (orderId: number) =>
  (await sandbox.state('intents')).filter(({ metadata }) => metadata.order_id === String(orderId));

describe('a purchase', () => {
  it('tells the buyer the order number and the token of the order page', async () => {
    const response = await postPurchase(server, await createPurchaseRequest(server));

    const { order_number: number, order_token: token } = (await response.json()) as PurchaseIntentResponse;
    const page = await fetch(`${server.url}/api/order-page/${token}/`);
    expect(await page.json()).toMatchObject({ number, state: 'pending' });
  });

  it('is stored with its lines, charged once, marked as paid and confirmed by email', async () => {
    const request = await createPurchaseRequest(server);

    await completePurchase(server, sandbox, request);

    const [order, ...others] = await findStoredOrders(server, request.email);
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      totalCents: request.amount,
      history: expect.arrayContaining([{ to: 'paid', cause: expect.any(String) }]),
      lines: request.cart.map(({ product_id, quantity, title }) => ({
        productId: product_id,
        quantity,
        title,
      })),
    });
    const mails = await findEmailsTo(request.email);
    expect(mails.map(({ messageId }) => messageId)).toEqual([`<order-${order?.id}-confirmation@localhost>`]);
  });

  it('is confirmed even if the browser was closed right after the card was confirmed', async () => {
    const request = await createPurchaseRequest(server);

    await payPurchase(server, sandbox, request);

    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo(request.email)).toHaveLength(1);
  });

  it('sends metadata and our own idempotency key to the provider', async () => {
    const request = await createPurchaseRequest(server);

    const { intentId } = await startPurchase(server, request);

    const [order] = await findStoredOrders(server, request.email);
    const { id = 0 } = order ?? {};
    expect(await listIntents(id)).toMatchObject([
      {
        id: intentId,
        amount: request.amount,
        metadata: { transaction_type: 'order', order_id: String(id) },
      },
    ]);
    expect(order?.payments.map(({ key }) => key)).toEqual([`order:${id}:intent:${request.amount}`]);
  });

  it('is charged once when Buy Now is pressed twenty times at once in two tabs', async () => {
    const request = await createPurchaseRequest(server);

    const payments = await Promise.all(Array.from({ length: 20 }, () => startPurchase(server, request)));
    await Promise.all(payments.map(({ clientSecret }) => sandbox.confirm(clientSecret)));
    await requestOrderEmail(server, payments[0]?.intentId ?? '', request);

    expect(new Set(payments.map(({ intentId }) => intentId)).size).toBe(1);
    const orders = await findStoredOrders(server, request.email);
    expect(orders.map(({ state }) => isOrderPaid(state))).toEqual([true]);
    expect((await listIntents(orders[0]?.id ?? 0)).map(({ status }) => status)).toEqual(['succeeded']);
    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo(request.email)).toHaveLength(1);
  });

  it('returns the same payment when it is started again after it was paid', async () => {
    const request = await createPurchaseRequest(server);
    const { intentId } = await completePurchase(server, sandbox, request);

    const again = await startPurchase(server, request);

    expect(again.intentId).toBe(intentId);
  });

  it('fails with a declined card and is paid with the next one', async () => {
    const request = await createPurchaseRequest(server);
    const { clientSecret, intentId } = await startPurchase(server, request);

    const declined = await sandbox.confirm(clientSecret, '4000000000000002');
    await vi.waitFor(
      async () => expect(await findStoredOrders(server, request.email)).toMatchObject([{ state: 'failed' }]),
      ASYNC_TIMEOUT_MS,
    );
    const again = await completePurchase(server, sandbox, request);

    expect(declined.status).toBe(402);
    expect(again.intentId).toBe(intentId);
    const [order] = await findStoredOrders(server, request.email);
    expect(order?.history.slice(0, 2).map(({ to }) => to)).toEqual(['failed', 'paid']);
  });

  it('creates a separate order for each request without a checkout id', async () => {
    const request = { ...(await createPurchaseRequest(server)), checkout_id: undefined };

    const [first, second] = [await startPurchase(server, request), await startPurchase(server, request)];

    expect(first.intentId).not.toBe(second.intentId);
    expect(await findStoredOrders(server, request.email)).toHaveLength(2);
  });
});

describe('a purchase whose cart changes', () => {
  it('cancels the payment for the old cart and is charged for the new one', async () => {
    const products = await listProducts(server);
    const older = await createPurchaseRequest(server, { cart: buildCart(products, 1) });
    const shipping = { email: older.email };
    const newer = await createPurchaseRequest(server, {
      cart: buildCart(products, 3, 1),
      shipping,
      checkoutId: older.checkout_id ?? '',
    });
    const first = await startPurchase(server, older);

    const second = await startPurchase(server, newer);
    const lateConfirmation = await sandbox.confirm(first.clientSecret);
    await sandbox.confirm(second.clientSecret);
    const response = await requestOrderEmail(server, second.intentId, newer);

    expect([lateConfirmation.status, response.status]).toEqual([400, 200]);
    expect(await findStoredOrders(server, older.email)).toMatchObject([
      { totalCents: newer.amount, lines: [{ quantity: 3 }, { quantity: 1 }] },
    ]);
  });

  it('can return to the earlier cart whose payment was canceled', async () => {
    const request = await createPurchaseRequest(server);
    const otherAddress = {
      ...request,
      shipping_address: { ...request.shipping_address, line1: '14 River Road' },
    };
    const first = await startPurchase(server, request);
    await startPurchase(server, otherAddress);

    const again = await startPurchase(server, request);
    const confirmed = await sandbox.confirm(again.clientSecret);

    expect(again.intentId).not.toBe(first.intentId);
    expect(confirmed.status).toBe(200);
    expect(await findStoredOrders(server, request.email)).toMatchObject([{ address1: '12 River Road' }]);
  });

  it('cannot be started again once it is paid', async () => {
    const request = await createPurchaseRequest(server);
    await completePurchase(server, sandbox, request);

    const again = await postPurchase(server, {
      ...request,
      shipping_address: { ...request.shipping_address, line1: '14 River Road' },
    });

    expect(again.status).toBe(409);
    const problem = await again.json();
    const ordered = request.cart.map(({ product_id, variant_id, quantity }) => ({
      product_id,
      variant_id,
      quantity,
    }));
    expect(problem).toMatchObject({ type: PAYMENT_PROBLEMS.alreadyPaid, paid: { ordered } });
    expect(problem).not.toHaveProperty('figures');
    expect(await findStoredOrders(server, request.email)).toMatchObject([{ address1: '12 River Road' }]);
  });

  it('cannot be continued once it was canceled, and the problem says so', async () => {
    const request = await createPurchaseRequest(server);
    await startPurchase(server, request);
    const query = "UPDATE orders SET state = 'canceled' WHERE email = $1";
    await server.app.get(DataSource).query(query, [request.email]);

    const again = await postPurchase(server, request);

    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ type: PAYMENT_PROBLEMS.orderCanceled });
  });
});

describe('a purchase started again unchanged', () => {
  const countTaxCalls = async () =>
    (await sandbox.calls('stripe')).filter(({ path }) => path.startsWith('/v1/tax')).length;

  it('reuses its quote for half an hour and requests a new one afterward', async () => {
    const request = await createPurchaseRequest(server);
    const { intentId } = await startPurchase(server, request);
    await sandbox.reset();

    const early = await startPurchase(server, request);
    const earlyTaxCalls = await countTaxCalls();
    vi.spyOn(server.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + 31 * 60_000));
    const later = await startPurchase(server, request);

    expect([early.intentId, later.intentId]).toEqual([intentId, intentId]);
    expect([earlyTaxCalls, await countTaxCalls()]).toEqual([0, 1]);
  });
});
