import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { setUpBuild, startSandboxProcess } from './built-sandbox.ts';
import { waitUntilDelivered, waitUntilFailed } from './deliveries.ts';
import { connectToPrintify } from './printify/test-printify.ts';
import {
  advanceClock,
  createIntent,
  confirmAsBrowser,
  callControlApi,
  createStripe,
  createTempDataDir,
  MONTH_S,
} from './test-sandbox.ts';
import { createSubscription, listInvoices } from './subscriptions/test-subscriptions.ts';
import { startReceiver } from './webhook-receiver.ts';

describe('sandbox restarted after SIGKILL', () => {
  const built = setUpBuild();

  it('retains objects, idempotent responses and mail', async () => {
    const env = { DATA_DIR: createTempDataDir() };
    const params = { amount: 2350, currency: 'usd', payment_method: 'pm_card_visa', confirm: true };
    const before = await startSandboxProcess(built.dir, env);
    const paid = await createStripe(before.http).paymentIntents.create(params, {
      idempotencyKey: 'donation:17',
    });
    const { hostname: host, port } = new URL(before.smtp);
    await createTransport({ host, port: Number(port) }).sendMail({
      from: 'a@example.org',
      to: 'b@example.org',
      text: 'Hi',
    });
    await before.stop('SIGKILL');

    const after = await startSandboxProcess(built.dir, env);
    const stripe = createStripe(after.http);

    expect((await stripe.paymentIntents.retrieve(paid.id)).status).toBe('succeeded');
    expect(await stripe.paymentIntents.create(params, { idempotencyKey: 'donation:17' })).toEqual(paid);
    expect((await stripe.charges.list()).data).toHaveLength(1);
    expect(await callControlApi(after.http, 'GET', 'mail')).toMatchObject([{ to: 'b@example.org' }]);
  });

  it('retains Printify orders and catalog changes', async () => {
    const env = { DATA_DIR: createTempDataDir() };
    const before = await startSandboxProcess(built.dir, env);
    const id = await connectToPrintify(before.http).submitOrder('PN-000017');
    await callControlApi(before.http, 'POST', 'advance', { order: id, to: 'shipped' });
    await callControlApi(before.http, 'POST', 'catalog', { product: 'banana-mug', price: 100 });
    await before.stop('SIGKILL');

    const after = connectToPrintify((await startSandboxProcess(built.dir, env)).http);

    const { body } = await after.call('GET', `orders/${id}.json`);
    expect(body).toMatchObject({ external_id: 'PN-000017', status: 'fulfilled', shipments: [{}] });
    expect((await after.findProduct('Banana Mug')).variants[0]?.price).toBe(100);
  });

  it('continues subscriptions', async () => {
    const env = { DATA_DIR: createTempDataDir() };
    const before = await startSandboxProcess(built.dir, env);
    const stripeBefore = createStripe(before.http);
    await stripeBefore.products.create({ id: 'monthly-gift', name: 'Monthly gift' });
    const customer = await stripeBefore.customers.create({});
    const { subscription, secret } = await createSubscription(stripeBefore, customer.id);
    await confirmAsBrowser(before.http, secret);
    await advanceClock(before.http, MONTH_S);
    await before.stop('SIGKILL');

    const after = await startSandboxProcess(built.dir, env);
    const stripe = createStripe(after.http);
    await advanceClock(after.http, MONTH_S);

    const invoices = await listInvoices(stripe, subscription.id);
    expect(invoices.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
  });

  it('delivers pending events', async () => {
    const receiver = await startReceiver();
    receiver.queueStatuses(503);
    const env = { DATA_DIR: createTempDataDir(), STRIPE_WEBHOOK_URL: receiver.url };
    const before = await startSandboxProcess(built.dir, env);
    await createIntent(createStripe(before.http));
    await waitUntilFailed(before.http, 1);
    await before.stop('SIGKILL');

    const after = await startSandboxProcess(built.dir, env);

    await waitUntilDelivered(after.http, receiver);
    expect(receiver.received).toHaveLength(2);
    expect(receiver.received[1]?.id).toBe(receiver.received[0]?.id);
  });

  it('loses no acknowledged write', async () => {
    const env = { DATA_DIR: createTempDataDir() };
    const acknowledged: string[] = [];
    for (let run = 0; run < 5; run += 1) {
      const sandbox = await startSandboxProcess(built.dir, env);
      const stripe = createStripe(sandbox.http);
      const payments = Array.from({ length: 30 }, async () => {
        const { id } = await createIntent(stripe, { payment_method: 'pm_card_visa', confirm: true });
        acknowledged.push(id);
        if (acknowledged.length % 20 === 10) sandbox.process.kill('SIGKILL');
      });
      await Promise.allSettled(payments);
      await sandbox.stop('SIGKILL');
    }

    const after = await startSandboxProcess(built.dir, env);

    const { intents } = await callControlApi<{ intents: { id: string; status: string }[] }>(
      after.http,
      'GET',
      'state',
    );
    const paid = new Set(intents.filter(({ status }) => status === 'succeeded').map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThan(40);
    expect(acknowledged.filter((id) => !paid.has(id))).toEqual([]);
  });

  it('exits with 0 on SIGTERM, and with 1 when its records are in use by another sandbox', async () => {
    const env = { DATA_DIR: createTempDataDir() };
    const first = await startSandboxProcess(built.dir, env);

    const second = await startSandboxProcess(built.dir, env);

    expect(await second.stop('SIGTERM')).toBe(1);
    expect(second.readStderr()).toContain('in use by another sandbox');
    expect(await first.stop('SIGTERM')).toBe(0);
  });
});
