import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aDonation, askForEmail, begun, TRUSTING } from '../../testing/donations.ts';
import { SOON, startTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestSandbox } from '../../testing/test-sandbox.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';

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
])('what the provider makes of a charge to %s is kept with the donation', async (card, risk) => {
  const donation = await donated(card);

  expect(await donation()).toEqual({ risk, attention: null });
});

it('an early warning of fraud is put before the staff', async () => {
  const donation = await donated('4000000000005423');

  await vi.waitFor(
    async () => expect((await donation())?.attention).toContain('warns that this payment may be fraudulent'),
    SOON,
  );
});
