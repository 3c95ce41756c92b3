import type { PurchaseIntentResponse, PurchaseIntentRequest } from '@paniscus/domain/checkout';
import { RateLimiter } from '@paniscus/server/integrations';
import {
  TRUST_LOCAL_PROXY,
  createPurchaseRequest,
  requestOrderEmail,
  postPurchase,
  findStoredOrders,
  startServerWithSandbox,
  trialSize,
} from '@paniscus/server/testing';
import { describe, expect, it, vi } from 'vitest';

const RUNS = trialSize({ full: 12, short: 4 });
const ATTEMPTS = 3;

type StartedPayment = { clientSecret: string; intentId: string; request: PurchaseIntentRequest };

vi.spyOn(RateLimiter.prototype, 'reserve').mockReturnValue(0);
const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, JOB_RETRY_S: '1' });
await sandbox.sendEventsTo(server.url);

describe('two tabs with different carts on one checkout', () => {
  async function buy(request: PurchaseIntentRequest): Promise<StartedPayment | undefined> {
    const response = await postPurchase(server, request);
    expect([200, 409]).toContain(response.status);
    if (response.status !== 200) return undefined;
    const { clientSecret } = (await response.json()) as PurchaseIntentResponse;
    await sandbox.confirm(clientSecret);
    return { clientSecret, intentId: clientSecret.split('_secret_')[0] ?? '', request };
  }

  async function buyConcurrently(first: PurchaseIntentRequest, second: PurchaseIntentRequest) {
    const attempts = Array.from({ length: ATTEMPTS }, () => [buy(first), buy(second)]).flat();
    const started = (await Promise.all(attempts)).filter((attempt) => attempt !== undefined);
    // After any result of the race, one more attempt either succeeds or reports that the order is paid.
    const last = await buy(first);
    return last === undefined ? started : [...started, last];
  }

  it.each([
    ['of the same total', { line1: '99 Other Street' }],
    ['of another total', { line1: '99 Other Street', state: 'OR', city: 'Bend', postal_code: '97701' }],
  ])('are charged once, for the stored content of the order: %s', async (_, address) => {
    for (let run = 0; run < RUNS; run += 1) {
      const first = await createPurchaseRequest(server);
      const { line1, state, city, postal_code } = { ...first.shipping_address, ...address };
      const shipping = { email: first.email, address1: line1, region: state, city, zip: postal_code };
      const second = await createPurchaseRequest(server, { shipping, checkoutId: first.checkout_id ?? '' });

      const started = await buyConcurrently(first, second);

      const [order, ...more] = await findStoredOrders(server, first.email);
      expect(more).toEqual([]);
      const intents = (await sandbox.state('intents')).filter(
        ({ metadata }) => metadata.order_id === String(order?.id),
      );
      const charged = intents.filter(({ status }) => status === 'succeeded');
      expect(charged.map(({ amount_received }) => amount_received)).toEqual([order?.totalCents]);
      const winners = started.filter(({ intentId }) => intentId === charged[0]?.id);
      expect(winners.length).toBeGreaterThan(0);
      expect(new Set(winners.map(({ request }) => request.shipping_address.line1))).toEqual(
        new Set([order?.address1]),
      );
      const winner = winners[0] as StartedPayment;
      expect((await requestOrderEmail(server, winner.intentId, winner.request)).status).toBe(200);
      expect((await findStoredOrders(server, first.email))[0]?.attention).toBeNull();
    }
  });
});
