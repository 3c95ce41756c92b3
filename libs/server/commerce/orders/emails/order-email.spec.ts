import { formatOrderNumber } from '@paniscus/domain/orders';
import { OutboxService } from '@paniscus/server/integrations';
import {
  TRUSTING,
  aPurchase,
  askForOrderEmail,
  begunPurchase,
  paidPurchase,
  ordersIn,
  startTestApp,
  untilIdle,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORDER_CONFIRMATION } from './order-confirmation.composer.ts';

let sandbox: TestSandbox;
let server: TestApp;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestApp({ ...sandbox.environment, ...TRUSTING, JOB_RETRY_S: '1' });
});
beforeEach(() => sandbox.reset());
afterEach(() => sandbox.mend());
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

const mailTo = async (email: string) => (await sandbox.mail()).filter(({ to }) => to === email);

describe('order email endpoint', () => {
  it('syncs the payment when it is called before the webhook arrives', async () => {
    const request = await aPurchase(server);
    const { intentId } = await paidPurchase(server, sandbox, request);

    const response = await askForOrderEmail(server, intentId, request);

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ sent: true });
    const [order] = await ordersIn(server, request.email);
    expect(order?.history[0]).toEqual({ to: 'paid', cause: 'e-mail call' });
    await untilIdle(server, sandbox);
    expect(await mailTo(request.email)).toHaveLength(1);
  });

  it('sends nothing twice, however often and concurrently it is called', async () => {
    const request = await aPurchase(server);
    const { intentId } = await paidPurchase(server, sandbox, request);

    const responses = await Promise.all(
      Array.from({ length: 8 }, () => askForOrderEmail(server, intentId, request)),
    );
    const later = await askForOrderEmail(server, intentId, request);

    expect([...responses, later].map(({ status }) => status)).toEqual(Array(9).fill(200));
    await untilIdle(server, sandbox);
    expect(await mailTo(request.email)).toHaveLength(1);
  });

  it('returns 409 while the order is not paid', async () => {
    const request = await aPurchase(server);
    const { intentId } = await begunPurchase(server, request);

    const response = await askForOrderEmail(server, intentId, request);

    expect(response.status).toBe(409);
    await untilIdle(server, sandbox);
    expect(await mailTo(request.email)).toHaveLength(0);
  });

  it.each([
    ['another address', { customer_email: 'mallory@example.org' }],
    ['another sum', { total: 1 }],
    ['another name', { customer_name: 'Augusta Byron' }],
    ['another payment', { payment_intent_id: 'pi_unknown' }],
  ])('is not an open relay: %s than stored returns 404 and sends no email', async (_, change) => {
    const request = await aPurchase(server);
    const { intentId } = await paidPurchase(server, sandbox, request);

    const response = await askForOrderEmail(server, intentId, request, change);

    expect(response.status).toBe(404);
    await untilIdle(server, sandbox);
    expect(await sandbox.mail()).toHaveLength(0);
  });

  it('returns 503 while the mail server is down, and the email is sent once when it is back', async () => {
    const request = await aPurchase(server);
    const { intentId } = await paidPurchase(server, sandbox, request);
    await sandbox.break({ service: 'smtp', mode: 'down' });

    const down = await askForOrderEmail(server, intentId, request);
    await sandbox.mend();

    expect(down.status).toBe(503);
    expect(Number(down.headers.get('retry-after'))).toBeGreaterThan(0);
    await untilIdle(server, sandbox);
    expect(await mailTo(request.email)).toHaveLength(1);
    expect((await askForOrderEmail(server, intentId, request)).status).toBe(200);
    await untilIdle(server, sandbox);
    expect(await mailTo(request.email)).toHaveLength(1);
  });

  it('returns 503 while the payment provider is down and the webhook has not arrived', async () => {
    const request = await aPurchase(server);
    const { intentId } = await paidPurchase(server, sandbox, request);
    await sandbox.break({ service: 'stripe', mode: 'down' });

    const response = await askForOrderEmail(server, intentId, request);

    expect(response.status).toBe(503);
  });
});

describe('order confirmation email', () => {
  it('lists items, totals and address, and links to the order page', async () => {
    const request = await aPurchase(server, { shipping: { address2: 'Apt 4' } });
    const { intentId } = await paidPurchase(server, sandbox, request);

    await askForOrderEmail(server, intentId, request);

    const [order] = await ordersIn(server, request.email);
    const [mail] = await mailTo(request.email);
    expect(mail?.subject).toContain(formatOrderNumber(order?.id ?? 0));
    const total = `$${(request.amount / 100).toFixed(2)}`;
    const page = `${server.settings.publicUrl}/order/${order?.pageToken}`;
    const expectedTexts = [total, '12 River Road', 'Apt 4', 'Des Moines, IA 50309', page];
    for (const words of [...expectedTexts, ...request.cart.map(({ title }) => title ?? '')]) {
      expect(mail?.text).toContain(words);
      expect(mail?.html).toContain(words);
    }
  });

  it("has one recipient and escapes markup in the buyer's name", async () => {
    const request = await aPurchase(server, {
      shipping: { firstName: '<img src=x onerror=alert(1)>', lastName: '<mallory@example.org>, "Bcc: all"' },
    });
    const { intentId } = await paidPurchase(server, sandbox, request);

    await askForOrderEmail(server, intentId, request);

    const mails = await sandbox.mail();
    expect(mails.map(({ to }) => to)).toEqual([request.email]);
    expect(mails[0]?.html).not.toContain('<img');
    expect(mails[0]?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('can be resent as a separate message, at most five times an hour', async () => {
    const request = await aPurchase(server);
    const { intentId } = await paidPurchase(server, sandbox, request);
    await askForOrderEmail(server, intentId, request);
    const [order] = await ordersIn(server, request.email);
    const { app } = server;
    const again = () =>
      app
        .get(DataSource)
        .transaction((manager) =>
          app.get(OutboxService).enqueueCopy(manager, ORDER_CONFIRMATION, order?.id ?? 0),
        );

    const enqueue = await Promise.all(Array.from({ length: 8 }, again));

    expect(enqueue.filter(Boolean)).toHaveLength(4);
    await untilIdle(server, sandbox);
    expect(await mailTo(request.email)).toHaveLength(5);
    const ids = (await mailTo(request.email)).map(({ messageId }) => messageId);
    expect(ids.toSorted()).toEqual(
      ['', '-1', '-2', '-3', '-4']
        .map((serial) => `<order-${order?.id}-confirmation${serial}@localhost>`)
        .toSorted(),
    );
  });
});
