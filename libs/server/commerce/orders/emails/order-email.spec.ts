import { formatOrderNumber } from '@paniscus/domain/orders';
import { OutboxService } from '@paniscus/server/integrations';
import {
  TRUST_LOCAL_PROXY,
  createPurchaseRequest,
  requestOrderEmail,
  startPurchase,
  payPurchase,
  findStoredOrders,
  startServerWithSandbox,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ORDER_CONFIRMATION } from './order-confirmation-email.builder.ts';

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, JOB_RETRY_S: '1' });

beforeEach(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const findEmailsTo = async (email: string) => (await sandbox.mail()).filter(({ to }) => to === email);

describe('order email endpoint', () => {
  it('syncs the payment when it is called before the webhook arrives', async () => {
    const request = await createPurchaseRequest(server);
    const { intentId } = await payPurchase(server, sandbox, request);

    const response = await requestOrderEmail(server, intentId, request);

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ sent: true });
    const [order] = await findStoredOrders(server, request.email);
    expect(order?.history[0]).toEqual({ to: 'paid', cause: 'e-mail call' });
    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo(request.email)).toHaveLength(1);
  });

  it('sends nothing twice, however often and concurrently it is called', async () => {
    const request = await createPurchaseRequest(server);
    const { intentId } = await payPurchase(server, sandbox, request);

    const responses = await Promise.all(
      Array.from({ length: 8 }, () => requestOrderEmail(server, intentId, request)),
    );
    const later = await requestOrderEmail(server, intentId, request);

    expect([...responses, later].map(({ status }) => status)).toEqual(Array(9).fill(200));
    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo(request.email)).toHaveLength(1);
  });

  it('returns 409 while the order is not paid', async () => {
    const request = await createPurchaseRequest(server);
    const { intentId } = await startPurchase(server, request);

    const response = await requestOrderEmail(server, intentId, request);

    expect(response.status).toBe(409);
    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo(request.email)).toHaveLength(0);
  });

  it.each([
    ['another email address', { customer_email: 'mallory@example.org' }],
    ['another total', { total: 1 }],
    ['another name', { customer_name: 'Augusta Byron' }],
    ['another payment', { payment_intent_id: 'pi_unknown' }],
  ])('is not an open relay: returns 404 and sends no email for %s', async (_, change) => {
    const request = await createPurchaseRequest(server);
    const { intentId } = await payPurchase(server, sandbox, request);

    const response = await requestOrderEmail(server, intentId, request, change);

    expect(response.status).toBe(404);
    await waitUntilIdle(server, sandbox);
    expect(await sandbox.mail()).toHaveLength(0);
  });

  it('returns 503 while the mail server is down, and the email is sent once when it is back', async () => {
    const request = await createPurchaseRequest(server);
    const { intentId } = await payPurchase(server, sandbox, request);
    await sandbox.injectFault({ service: 'smtp', mode: 'down' });

    const down = await requestOrderEmail(server, intentId, request);
    await sandbox.clearFaults();

    expect(down.status).toBe(503);
    expect(Number(down.headers.get('retry-after'))).toBeGreaterThan(0);
    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo(request.email)).toHaveLength(1);
    expect((await requestOrderEmail(server, intentId, request)).status).toBe(200);
    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo(request.email)).toHaveLength(1);
  });

  it('returns 503 while the payment provider is down and the webhook has not arrived', async () => {
    const request = await createPurchaseRequest(server);
    const { intentId } = await payPurchase(server, sandbox, request);
    await sandbox.injectFault({ service: 'stripe', mode: 'down' });

    const response = await requestOrderEmail(server, intentId, request);

    expect(response.status).toBe(503);
  });
});

describe('order confirmation email', () => {
  it('lists items, totals and address, and links to the order page', async () => {
    const request = await createPurchaseRequest(server, { shipping: { address2: 'Apt 4' } });
    const { intentId } = await payPurchase(server, sandbox, request);

    await requestOrderEmail(server, intentId, request);

    const [order] = await findStoredOrders(server, request.email);
    const [mail] = await findEmailsTo(request.email);
    expect(mail?.subject).toContain(formatOrderNumber(order?.id ?? 0));
    const total = `$${(request.amount / 100).toFixed(2)}`;
    const page = `${server.settings.publicUrl}/order/${order?.pageToken}`;
    const expectedTexts = [total, '12 River Road', 'Apt 4', 'Des Moines, IA 50309', page];
    for (const text of [...expectedTexts, ...request.cart.map(({ title }) => title ?? '')]) {
      expect(mail?.text).toContain(text);
      expect(mail?.html).toContain(text);
    }
  });

  it("has one recipient and escapes markup in the buyer's name", async () => {
    const request = await createPurchaseRequest(server, {
      shipping: { firstName: '<img src=x onerror=alert(1)>', lastName: '<mallory@example.org>, "Bcc: all"' },
    });
    const { intentId } = await payPurchase(server, sandbox, request);

    await requestOrderEmail(server, intentId, request);

    const mails = await sandbox.mail();
    expect(mails.map(({ to }) => to)).toEqual([request.email]);
    expect(mails[0]?.html).not.toContain('<img');
    expect(mails[0]?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('can be resent as a separate message, at most five times an hour', async () => {
    const request = await createPurchaseRequest(server);
    const { intentId } = await payPurchase(server, sandbox, request);
    await requestOrderEmail(server, intentId, request);
    const [order] = await findStoredOrders(server, request.email);
    const { app } = server;
    const enqueueCopy = () =>
      app
        .get(DataSource)
        .transaction((manager) =>
          app.get(OutboxService).enqueueCopy(manager, ORDER_CONFIRMATION, order?.id ?? 0),
        );

    const results = await Promise.all(Array.from({ length: 8 }, enqueueCopy));

    expect(results.filter(Boolean)).toHaveLength(4);
    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo(request.email)).toHaveLength(5);
    const ids = (await findEmailsTo(request.email)).map(({ messageId }) => messageId);
    expect(ids.toSorted()).toEqual(
      ['', '-1', '-2', '-3', '-4']
        .map((serial) => `<order-${order?.id}-confirmation${serial}@localhost>`)
        .toSorted(),
    );
  });
});
