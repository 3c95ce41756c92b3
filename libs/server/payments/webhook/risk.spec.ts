import {
  aDonation,
  askForEmail,
  begun,
  TRUSTING,
  SOON,
  startTestApp,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let sandbox: TestSandbox;
let server: TestApp;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestApp({ ...sandbox.environment, ...TRUSTING });
  await sandbox.sendEventsTo(server.url);
});
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

async function donated(cardNumber: string) {
  const request = aDonation();
  const { clientSecret, intentId } = await begun(server, request);
  await sandbox.confirm(clientSecret, cardNumber);
  await askForEmail(server, intentId, request);
  return async () => {
    const [row] = await server.app
      .get(DataSource)
      .query<{ risk: string; attention: string | null }[]>(
        'SELECT risk_level AS risk, attention FROM donations WHERE email = $1',
        [request.email],
      );
    return row;
  };
}

it.each([
  ['4242424242424242', 'normal'],
  ['4000000000009235', 'elevated'],
])("the provider's risk level of a charge to %s is stored with the donation", async (card, risk) => {
  const donation = await donated(card);

  expect(await donation()).toEqual({ risk, attention: null });
});

it('an early fraud warning is shown to staff', async () => {
  const donation = await donated('4000000000005423');

  await vi.waitFor(
    async () => expect((await donation())?.attention).toContain('warns that this payment may be fraudulent'),
    SOON,
  );
});
