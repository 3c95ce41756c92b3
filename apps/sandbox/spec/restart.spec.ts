import { createTransport } from 'nodemailer';
import { describe, expect, it, vi } from 'vitest';
import { aBuild, aProcess } from './built-sandbox.ts';
import { printifyAt } from './printify/printify-under-test.ts';
import {
  anIntent,
  confirmAsBrowser,
  controlling,
  createStripe,
  temporaryDataDir,
} from './sandbox-under-test.ts';
import { aSubscription, listInvoices, MONTH_S } from './subscriptions/subscriptions-under-test.ts';
import { aReceiver } from './webhook-receiver.ts';

const SOON = 15_000;

const NOBODY = 'http://127.0.0.1:9/nobody';

describe('sandbox restarted after SIGKILL', () => {
  const built = aBuild();

  it('retains objects, idempotent responses and mail', async () => {
    const env = { DATA_DIR: temporaryDataDir(), STRIPE_WEBHOOK_URL: NOBODY };
    const asked = { amount: 2350, currency: 'usd', payment_method: 'pm_card_visa', confirm: true };
    const before = await aProcess(built.dir, env);
    const paid = await createStripe(before.http).paymentIntents.create(asked, {
      idempotencyKey: 'donation:17',
    });
    const { hostname: host, port } = new URL(before.smtp);
    await createTransport({ host, port: Number(port) }).sendMail({
      from: 'a@example.org',
      to: 'b@example.org',
      text: 'Hi',
    });
    await before.end('SIGKILL');

    const after = await aProcess(built.dir, env);
    const stripe = createStripe(after.http);

    expect((await stripe.paymentIntents.retrieve(paid.id)).status).toBe('succeeded');
    expect(await stripe.paymentIntents.create(asked, { idempotencyKey: 'donation:17' })).toEqual(paid);
    expect((await stripe.charges.list()).data).toHaveLength(1);
    expect(await controlling(after.http, 'GET', 'mail')).toMatchObject([{ to: 'b@example.org' }]);
  });

  it('retains Printify orders and catalog changes', async () => {
    const env = { DATA_DIR: temporaryDataDir(), STRIPE_WEBHOOK_URL: NOBODY, PRINTIFY_WEBHOOK_URL: NOBODY };
    const before = await aProcess(built.dir, env);
    const id = await printifyAt(before.http).order('PN-000017');
    await controlling(before.http, 'POST', 'advance', { order: id, to: 'shipped' });
    await controlling(before.http, 'POST', 'catalogue', { product: 'banana-mug', price: 100 });
    await before.end('SIGKILL');

    const after = printifyAt((await aProcess(built.dir, env)).http);

    const { body } = await after.call('GET', `orders/${id}.json`);
    expect(body).toMatchObject({ external_id: 'PN-000017', status: 'fulfilled', shipments: [{}] });
    expect((await after.product('Banana Mug')).variants[0]?.price).toBe(100);
  });

  it('continues subscriptions', async () => {
    const env = { DATA_DIR: temporaryDataDir(), STRIPE_WEBHOOK_URL: NOBODY };
    const before = await aProcess(built.dir, env);
    const beginning = createStripe(before.http);
    await beginning.products.create({ id: 'monthly-gift', name: 'Monthly gift' });
    const customer = await beginning.customers.create({});
    const { subscription, secret } = await aSubscription(beginning, customer.id);
    await confirmAsBrowser(before.http, secret);
    await controlling(before.http, 'POST', 'clock', { advance_s: MONTH_S });
    await before.end('SIGKILL');

    const after = await aProcess(built.dir, env);
    const stripe = createStripe(after.http);
    await controlling(after.http, 'POST', 'clock', { advance_s: MONTH_S });

    const invoices = await listInvoices(stripe, subscription.id);
    expect(invoices.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
  });

  it('delivers pending events', async () => {
    const receiver = await aReceiver();
    receiver.answerNext(503);
    const env = { DATA_DIR: temporaryDataDir(), STRIPE_WEBHOOK_URL: receiver.url };
    const before = await aProcess(built.dir, env);
    await anIntent(createStripe(before.http));
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), SOON);
    await before.end('SIGKILL');

    await aProcess(built.dir, env);

    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), { timeout: 10_000 });
    expect(receiver.received[1]?.id).toBe(receiver.received[0]?.id);
  });

  it('loses no acknowledged write', async () => {
    const env = { DATA_DIR: temporaryDataDir(), STRIPE_WEBHOOK_URL: NOBODY };
    const answered: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const running = await aProcess(built.dir, env);
      const stripe = createStripe(running.http);
      const making = Array.from({ length: 30 }, async () => {
        const { id } = await anIntent(stripe, { payment_method: 'pm_card_visa', confirm: true });
        answered.push(id);
        if (answered.length % 20 === 10) running.process.kill('SIGKILL');
      });
      await Promise.allSettled(making);
      await running.end('SIGKILL');
    }

    const after = await aProcess(built.dir, env);

    const { intents } = await controlling<{ intents: { id: string; status: string }[] }>(
      after.http,
      'GET',
      'state',
    );
    const paid = new Set(intents.filter(({ status }) => status === 'succeeded').map(({ id }) => id));
    expect(answered.length).toBeGreaterThan(40);
    expect(answered.filter((id) => !paid.has(id))).toEqual([]);
  });

  it('exits with 0 on SIGTERM, and with 1 when its records are in use by another sandbox', async () => {
    const env = { DATA_DIR: temporaryDataDir(), STRIPE_WEBHOOK_URL: NOBODY };
    const first = await aProcess(built.dir, env);

    const second = await aProcess(built.dir, env);

    expect(await second.end('SIGTERM')).toBe(1);
    expect(second.complaints()).toContain('in use by another sandbox');
    expect(await first.end('SIGTERM')).toBe(0);
  });
});
