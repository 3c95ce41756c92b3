import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { chromiumArgs, findChromium } from '#tools/system/chromium.mjs';
import { startSandbox } from '../src/sandbox.ts';
import { readSettings } from '../src/settings.ts';
import { setUpBuild } from './built-sandbox.ts';
import { servePage } from './test-page.ts';
import {
  callControlApi,
  createIntent,
  createStripe,
  createTempDataDir,
  PUBLISHABLE_KEY,
  SIGNAL_TIMEOUT_MS,
  TEST_SETTINGS,
} from './test-sandbox.ts';

const AMOUNT = 2500;
const HTML = `<label>Reject <input type="checkbox"></label><div id="wallets"></div><p role="status"></p>`;

const buildScript = (secret: string, shownAmount: number) => `
const stripe = Stripe('${PUBLISHABLE_KEY}');
const elements = stripe.elements({ mode: 'payment', amount: ${shownAmount}, currency: 'usd' });
const express = elements.create('expressCheckout');
const say = (text) => { document.querySelector('[role=status]').textContent = text; };
express.on('ready', ({ availablePaymentMethods: methods }) =>
  say('ready: ' + (methods ? Object.keys(methods).filter((name) => methods[name]) : 'none')));
express.on('loaderror', ({ error }) => say('loaderror: ' + error.type));
express.on('click', ({ resolve, reject }) => document.querySelector('input').checked ? reject() : resolve());
express.on('cancel', () => say('canceled'));
express.on('confirm', async () => {
  await elements.submit();
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements, clientSecret: '${secret}', redirect: 'if_required', confirmParams: { return_url: location.href },
  });
  say(error ? error.message : paymentIntent.status);
});
express.mount('#wallets');`;

describe('Express Checkout Element of the sandbox', () => {
  const built = setUpBuild();
  let browser: Browser;

  beforeAll(async () => {
    const executablePath = await findChromium();
    browser = await chromium.launch({ executablePath, args: chromiumArgs(), timeout: SIGNAL_TIMEOUT_MS });
  });
  afterAll(() => browser.close());

  async function start() {
    const env = { ...TEST_SETTINGS, DATA_DIR: createTempDataDir() };
    const sandbox = await startSandbox(readSettings(env, built.dir));
    onTestFinished(() => sandbox.stop());
    const stripe = createStripe(sandbox.urls.http);
    const intent = await createIntent(stripe, { amount: AMOUNT });
    const open = async (shownAmount = AMOUNT): Promise<Page> => {
      const page = await browser.newPage();
      onTestFinished(() => page.close());
      page.setDefaultTimeout(SIGNAL_TIMEOUT_MS);
      const script = buildScript(intent.client_secret, shownAmount);
      await page.goto(await servePage(sandbox.urls.http, { html: HTML, script }));
      return page;
    };
    const retrieve = () => stripe.paymentIntents.retrieve(intent.id, { expand: ['payment_method'] });
    return { http: sandbox.urls.http, open, retrieve };
  }

  const waitForStatus = (page: Page, text: string) =>
    page.getByRole('status').filter({ hasText: text }).waitFor();

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  it('shows the amount in the wallet and confirms the intent with its card', async () => {
    const { open, retrieve } = await start();
    const page = await open();
    await waitForStatus(page, 'ready: applePay,googlePay,link');

    await press(page, 'Apple Pay');
    const sheet = page.getByRole('dialog', { name: 'Apple Pay Test Page' });
    expect(await sheet.textContent()).toContain('Pay $25.00');
    await press(page, 'Pay');

    await waitForStatus(page, 'succeeded');
    expect(await sheet.count()).toBe(0);
    expect(await retrieve()).toMatchObject({
      status: 'succeeded',
      payment_method: { card: { last4: '4242', wallet: { type: 'apple_pay' } } },
    });
  });

  it('charges nothing when the press is rejected, the holder cancels or the bank declines', async () => {
    const { open, retrieve } = await start();
    const page = await open();

    await page.getByLabel('Reject').check();
    await press(page, 'Link');
    expect(await page.getByRole('dialog').count()).toBe(0);

    await page.getByLabel('Reject').uncheck();
    await press(page, 'Link');
    await press(page, 'Cancel');
    await waitForStatus(page, 'canceled');
    expect((await retrieve()).payment_method).toBeNull();

    await press(page, 'Link');
    await press(page, 'Fail');
    await waitForStatus(page, 'Your card was declined.');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect((await retrieve()).status).toBe('requires_payment_method');
  });

  it('refuses an intent of another amount than the wallet showed', async () => {
    const { open, retrieve } = await start();
    const page = await open(AMOUNT - 1);

    await press(page, 'Google Pay');
    await press(page, 'Pay');

    await waitForStatus(page, 'The amount and currency of the PaymentIntent must be those');
    expect((await retrieve()).status).toBe('requires_payment_method');
  });

  it('shows only the wallets that the control API left available, and reports a failed load', async () => {
    const { http, open } = await start();
    await callControlApi(http, 'POST', 'wallets', { apple_pay: false, google_pay: false });
    await waitForStatus(await open(), 'ready: link');
    await callControlApi(http, 'POST', 'wallets', { link: false });
    const page = await open();
    await waitForStatus(page, 'ready: none');
    expect(await page.getByRole('button').count()).toBe(0);

    await callControlApi(http, 'DELETE', 'wallets');
    await callControlApi(http, 'POST', 'faults', { service: 'stripe', mode: 'down', match: 'elements' });

    await waitForStatus(await open(), 'loaderror: api_connection_error');
    await expect(callControlApi(http, 'POST', 'wallets', { paypal: true })).rejects.toThrow(/422.*apple_pay/);
  });
});
