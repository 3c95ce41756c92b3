import type { PurchaseIntentAnswer, PurchaseIntentRequest } from '@paniscus/domain/checkout';
import { RateLimiter } from '@paniscus/server/integrations';
import {
  TRUSTING,
  aPurchase,
  askForOrderEmail,
  beginPurchase,
  ordersIn,
  startTestApp,
  startTestSandbox,
  trialSize,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const ROUNDS = trialSize({ full: 12, short: 4 });
const PRESSES = 3;

type Opened = { clientSecret: string; intentId: string; request: PurchaseIntentRequest };

describe('two tabs with different carts on one checkout', () => {
  let sandbox: TestSandbox;
  let server: TestApp;
  beforeAll(async () => {
    vi.spyOn(RateLimiter.prototype, 'reserve').mockReturnValue(0);
    sandbox = await startTestSandbox();
    server = await startTestApp({ ...sandbox.environment, ...TRUSTING, JOB_RETRY_S: '1' });
    await sandbox.sendEventsTo(server.url);
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await server.stop();
    await sandbox.stop();
  });

  async function press(request: PurchaseIntentRequest): Promise<Opened | undefined> {
    const response = await beginPurchase(server, request);
    expect([200, 409]).toContain(response.status);
    if (response.status !== 200) return undefined;
    const { clientSecret } = (await response.json()) as PurchaseIntentAnswer;
    await sandbox.confirm(clientSecret);
    return { clientSecret, intentId: clientSecret.split('_secret_')[0] ?? '', request };
  }

  async function pressTogether(one: PurchaseIntentRequest, other: PurchaseIntentRequest) {
    const presses = Array.from({ length: PRESSES }, () => [press(one), press(other)]).flat();
    const opened = (await Promise.all(presses)).filter((each) => each !== undefined);
    // After any result of the race, one more attempt either succeeds or reports that the order is paid.
    const last = await press(one);
    return last === undefined ? opened : [...opened, last];
  }

  it.each([
    ['of the same sum', { line1: '99 Other Street' }],
    ['of another sum', { line1: '99 Other Street', state: 'OR', city: 'Bend', postal_code: '97701' }],
  ])('are charged once, for the stored content of the order: %s', async (_, address) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = await aPurchase(server);
      const { line1, state, city, postal_code } = { ...one.shipping_address, ...address };
      const shipping = { email: one.email, address1: line1, region: state, city, zip: postal_code };
      const other = await aPurchase(server, { shipping, checkoutId: one.checkout_id ?? '' });

      const opened = await pressTogether(one, other);

      const [order, ...more] = await ordersIn(server, one.email);
      expect(more).toEqual([]);
      const intents = (await sandbox.state()).intents.filter(
        ({ metadata }) => metadata.order_id === String(order?.id),
      );
      const charged = intents.filter(({ status }) => status === 'succeeded');
      expect(charged.map(({ amount_received }) => amount_received)).toEqual([order?.totalCents]);
      const askedFor = opened.filter(({ intentId }) => intentId === charged[0]?.id);
      expect(askedFor.length).toBeGreaterThan(0);
      expect(new Set(askedFor.map(({ request }) => request.shipping_address.line1))).toEqual(
        new Set([order?.address1]),
      );
      const winner = askedFor[0] as Opened;
      expect((await askForOrderEmail(server, winner.intentId, winner.request)).status).toBe(200);
      expect((await ordersIn(server, one.email))[0]?.attention).toBeNull();
    }
  });
});
