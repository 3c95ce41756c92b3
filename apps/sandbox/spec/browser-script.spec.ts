import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { chromiumArgs, findChromium } from '#tools/system/chromium.mjs';
import { startSandbox } from '../src/sandbox.ts';
import { readSettings } from '../src/settings.ts';
import { setUpBuild } from './built-sandbox.ts';
import { servePage } from './test-page.ts';
import {
  createIntent,
  PUBLISHABLE_KEY,
  createStripe,
  createTempDataDir,
  SIGNAL_TIMEOUT_MS,
  START,
  TEST_SETTINGS,
} from './test-sandbox.ts';

const FORM = `<form><label for="number">Card number</label><div id="number"></div><div id="expiry"></div><div id="cvc"></div>
<button>Give</button></form><p role="status"></p><p role="alert"></p>`;

const buildScript = (secret: string, call: string) => `
const stripe = Stripe('${PUBLISHABLE_KEY}');
const elements = stripe.elements();
const style = { base: { color: 'rgb(1, 2, 3)', fontSize: '21px', '::placeholder': { color: 'rgb(4, 5, 6)' } } };
const number = elements.create('cardNumber', { style, placeholder: 'Number' });
number.on('change', ({ error, complete, brand }) => {
  document.querySelector('[role=alert]').textContent = error ? error.message : complete ? 'complete ' + brand : '';
});
number.mount('#number');
elements.create('cardExpiry', { style }).mount('#expiry');
elements.create('cardCvc', { style }).mount('#cvc');
document.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const billing_details = { name: 'Ada Donor', email: '', address: { line1: '1 Forest Road', line2: null } };
  const { error, paymentIntent, setupIntent } = await stripe.${call}('${secret}', { payment_method: { card: number, billing_details } });
  document.querySelector('[role=status]').textContent = error ? error.message : (paymentIntent ?? setupIntent).status;
});`;

describe('sandbox Stripe.js', () => {
  const built = setUpBuild();
  let browser: Browser;

  beforeAll(async () => {
    const executablePath = await findChromium();
    browser = await chromium.launch({ executablePath, args: chromiumArgs(), timeout: SIGNAL_TIMEOUT_MS });
  });
  afterAll(() => browser.close());

  async function open(call = 'confirmCardPayment'): Promise<{ page: Page; errors: string[] }> {
    const env = { ...TEST_SETTINGS, DATA_DIR: createTempDataDir() };
    const sandbox = await startSandbox(readSettings(env, built.dir));
    onTestFinished(() => sandbox.stop());
    const stripe = createStripe(sandbox.urls.http);
    const secret =
      call === 'confirmCardSetup'
        ? String((await stripe.setupIntents.create({ usage: 'off_session' })).client_secret)
        : (await createIntent(stripe)).client_secret;
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    page.setDefaultTimeout(SIGNAL_TIMEOUT_MS);
    await page.clock.setFixedTime(START);
    const errors: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
    page.on('pageerror', (error) => void errors.push(error.message));
    const script = buildScript(secret, call);
    await page.goto(await servePage(sandbox.urls.http, { html: FORM, script }));
    return { page, errors };
  }

  async function pay(page: Page, number: string): Promise<void> {
    await page.locator('input[name="cardnumber"]').fill(number);
    await page.locator('input[name="exp-date"]').fill('1240');
    await page.locator('input[name="cvc"]').fill('123');
    await page.getByRole('button', { name: 'Give' }).click();
  }

  const readStatus = (page: Page) => page.getByRole('status').filter({ hasText: /./ }).textContent();

  it('renders named inputs with autofill and the given style under a strict content security policy', async () => {
    const { page, errors } = await open();
    const number = page.getByRole('textbox', { name: 'Card number' });
    const expiry = page.locator('#expiry input');

    await number.pressSequentially('4242424242424242');
    await expiry.pressSequentially('1240');
    await page.getByText('Card number').click();

    expect(await number.inputValue()).toBe('4242 4242 4242 4242');
    expect(await expiry.inputValue()).toBe('12 / 40');
    expect(await number.getAttribute('autocomplete')).toBe('cc-number');
    expect(await number.getAttribute('inputmode')).toBe('numeric');
    expect(await number.getAttribute('placeholder')).toBe('Number');
    expect(await number.evaluate((input) => getComputedStyle(input).color)).toBe('rgb(1, 2, 3)');
    expect(await number.evaluate((input) => getComputedStyle(input).fontSize)).toBe('21px');
    expect(await number.evaluate((input) => getComputedStyle(input, '::placeholder').color)).toBe(
      'rgb(4, 5, 6)',
    );
    expect(await number.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await page.getByRole('alert').textContent()).toBe('complete visa');
    expect(errors).toEqual([]);
  });

  it('reports an invalid card without sending a request', async () => {
    const { page } = await open();
    const number = page.locator('input[name="cardnumber"]');

    await number.pressSequentially('4242424242424241');
    expect(await page.getByRole('alert').textContent()).toBe('Your card number is invalid.');
    expect(await number.getAttribute('aria-invalid')).toBe('true');
    await number.fill('4242');
    await number.blur();
    expect(await page.getByRole('alert').textContent()).toBe('Your card number is incomplete.');
    await number.fill('4242424242424242');
    await page.getByRole('button', { name: 'Give' }).click();

    expect(await readStatus(page)).toBe("Your card's expiration date is incomplete.");
  });

  it('deletes across the separator of the expiry date', async () => {
    const { page } = await open();
    const expiry = page.locator('input[name="exp-date"]');

    await expiry.pressSequentially('12');
    for (let count = 0; count < 4; count += 1) await expiry.press('Backspace');

    expect(await expiry.inputValue()).toMatch(/^1?$/);
  });

  it('confirms a payment and reports a decline', async () => {
    const succeeding = await open();
    await pay(succeeding.page, '4242424242424242');
    expect(await readStatus(succeeding.page)).toBe('succeeded');

    const declined = await open();
    await pay(declined.page, '4000000000009995');
    expect(await readStatus(declined.page)).toBe('Your card has insufficient funds.');
  });

  it('saves a card without charging it and reports a decline', async () => {
    const saved = await open('confirmCardSetup');
    await pay(saved.page, '4242424242424242');
    expect(await readStatus(saved.page)).toBe('succeeded');

    const declined = await open('confirmCardSetup');
    await pay(declined.page, '4000000000000002');
    expect(await readStatus(declined.page)).toBe('Your card was declined.');
  });

  it.each([
    ['Complete', 'succeeded'],
    [
      'Fail',
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    ],
  ])('authenticates the cardholder, who presses %s', async (name, outcome) => {
    for (const call of ['confirmCardPayment', 'confirmCardSetup']) {
      const { page } = await open(call);
      await pay(page, '4000002760003184');

      await page.getByRole('dialog').getByRole('button', { name }).click();

      expect(await readStatus(page)).toBe(outcome);
      expect(await page.getByRole('dialog').count()).toBe(0);
    }
  });
});
