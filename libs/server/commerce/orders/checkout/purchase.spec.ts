import { isOrderPaid } from '@paniscus/domain/orders';
import { Clock } from '@paniscus/server/platform';
import {
  TRUSTING,
  buildCart,
  aPurchase,
  askForOrderEmail,
  beginPurchase,
  begunPurchase,
  paidPurchase,
  listProducts,
  completedPurchase,
  ordersIn,
  SOON,
  startTestApp,
  untilIdle,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

let sandbox: TestSandbox;
let server: TestApp;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestApp({ ...sandbox.environment, ...TRUSTING, JOB_RETRY_S: '1' });
  await sandbox.sendEventsTo(server.url);
});
beforeEach(async () => {
  vi.restoreAllMocks();
  await sandbox.reset();
});
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

const mailTo = async (email: string) => (await sandbox.mail()).filter(({ to }) => to === email);
const listIntents = async (orderId: number) =>
  (await sandbox.state()).intents.filter(({ metadata }) => metadata.order_id === String(orderId));

describe('a purchase', () => {
  it('is stored with its lines, charged once, marked as paid and confirmed by email', async () => {
    const request = await aPurchase(server);

    await completedPurchase(server, sandbox, request);

    const [order, ...others] = await ordersIn(server, request.email);
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
    const mails = await mailTo(request.email);
    expect(mails.map(({ messageId }) => messageId)).toEqual([`<order-${order?.id}-confirmation@localhost>`]);
  });

  it('is confirmed even if the browser was closed right after the card was confirmed', async () => {
    const request = await aPurchase(server);

    await paidPurchase(server, sandbox, request);

    await untilIdle(server, sandbox);
    expect(await mailTo(request.email)).toHaveLength(1);
  });

  it('sends metadata and our own idempotency key to the provider', async () => {
    const request = await aPurchase(server);

    const { intentId } = await begunPurchase(server, request);

    const [order] = await ordersIn(server, request.email);
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
    const request = await aPurchase(server);

    const opened = await Promise.all(Array.from({ length: 20 }, () => begunPurchase(server, request)));
    await Promise.all(opened.map(({ clientSecret }) => sandbox.confirm(clientSecret)));
    await askForOrderEmail(server, opened[0]?.intentId ?? '', request);

    expect(new Set(opened.map(({ intentId }) => intentId)).size).toBe(1);
    const orders = await ordersIn(server, request.email);
    expect(orders.map(({ state }) => isOrderPaid(state))).toEqual([true]);
    expect((await listIntents(orders[0]?.id ?? 0)).map(({ status }) => status)).toEqual(['succeeded']);
    await untilIdle(server, sandbox);
    expect(await mailTo(request.email)).toHaveLength(1);
  });

  it('returns the same payment when it is started again after it was paid', async () => {
    const request = await aPurchase(server);
    const { intentId } = await completedPurchase(server, sandbox, request);

    const again = await begunPurchase(server, request);

    expect(again.intentId).toBe(intentId);
  });

  it('fails with a declined card and is paid with the next one', async () => {
    const request = await aPurchase(server);
    const { clientSecret, intentId } = await begunPurchase(server, request);

    const declined = await sandbox.confirm(clientSecret, '4000000000000002');
    await vi.waitFor(
      async () => expect(await ordersIn(server, request.email)).toMatchObject([{ state: 'failed' }]),
      SOON,
    );
    const again = await completedPurchase(server, sandbox, request);

    expect(declined.status).toBe(402);
    expect(again.intentId).toBe(intentId);
    const [order] = await ordersIn(server, request.email);
    expect(order?.history.slice(0, 2).map(({ to }) => to)).toEqual(['failed', 'paid']);
  });

  it('creates a separate order for each request without a checkout id', async () => {
    const request = { ...(await aPurchase(server)), checkout_id: undefined };

    const [one, other] = [await begunPurchase(server, request), await begunPurchase(server, request)];

    expect(one.intentId).not.toBe(other.intentId);
    expect(await ordersIn(server, request.email)).toHaveLength(2);
  });
});

describe('a purchase whose cart changes', () => {
  it('cancels the payment for the old cart and is charged for the new one', async () => {
    const products = await listProducts(server);
    const older = await aPurchase(server, { cart: buildCart(products, 1) });
    const shipping = { email: older.email };
    const newer = await aPurchase(server, {
      cart: buildCart(products, 3, 1),
      shipping,
      checkoutId: older.checkout_id ?? '',
    });
    const first = await begunPurchase(server, older);

    const second = await begunPurchase(server, newer);
    const lateConfirmation = await sandbox.confirm(first.clientSecret);
    await sandbox.confirm(second.clientSecret);
    const response = await askForOrderEmail(server, second.intentId, newer);

    expect([lateConfirmation.status, response.status]).toEqual([400, 200]);
    expect(await ordersIn(server, older.email)).toMatchObject([
      { totalCents: newer.amount, lines: [{ quantity: 3 }, { quantity: 1 }] },
    ]);
  });

  it('can return to the earlier cart whose payment was canceled', async () => {
    const request = await aPurchase(server);
    const elsewhere = {
      ...request,
      shipping_address: { ...request.shipping_address, line1: '14 River Road' },
    };
    const first = await begunPurchase(server, request);
    await begunPurchase(server, elsewhere);

    const again = await begunPurchase(server, request);
    const confirmed = await sandbox.confirm(again.clientSecret);

    expect(again.intentId).not.toBe(first.intentId);
    expect(confirmed.status).toBe(200);
    expect(await ordersIn(server, request.email)).toMatchObject([{ address1: '12 River Road' }]);
  });

  it('cannot be started again once it is paid', async () => {
    const request = await aPurchase(server);
    await completedPurchase(server, sandbox, request);

    const again = await beginPurchase(server, {
      ...request,
      shipping_address: { ...request.shipping_address, line1: '14 River Road' },
    });

    expect(again.status).toBe(409);
    expect(await again.json()).not.toHaveProperty('figures');
    expect(await ordersIn(server, request.email)).toMatchObject([{ address1: '12 River Road' }]);
  });
});

describe('a purchase started again unchanged', () => {
  const askedForTax = async () =>
    (await sandbox.calls('stripe')).filter(({ path }) => path.startsWith('/v1/tax')).length;

  it('reuses its quote for half an hour and requests a new one afterwards', async () => {
    const request = await aPurchase(server);
    const { intentId } = await begunPurchase(server, request);
    await sandbox.reset();

    const soon = await begunPurchase(server, request);
    const askedSoon = await askedForTax();
    vi.spyOn(server.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + 31 * 60_000));
    const later = await begunPurchase(server, request);

    expect([soon.intentId, later.intentId]).toEqual([intentId, intentId]);
    expect([askedSoon, await askedForTax()]).toEqual([0, 1]);
  });
});
