import {
  buildDonationRequest,
  requestDonationEmail,
  startDonation,
  TRUST_LOCAL_PROXY,
  ASYNC_TIMEOUT_MS,
  startServerWithSandbox,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { expect, it, vi } from 'vitest';

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);
await sandbox.sendEventsTo(server.url);

async function donateWith(cardNumber: string) {
  const request = buildDonationRequest();
  const { clientSecret, intentId } = await startDonation(server, request);
  await sandbox.confirm(clientSecret, cardNumber);
  await requestDonationEmail(server, intentId, request);
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
])("stores the provider's risk level of a charge to %s with the donation", async (card, risk) => {
  const readDonation = await donateWith(card);

  expect(await readDonation()).toEqual({ risk, attention: null });
});

it('shows an early fraud warning to staff', async () => {
  const readDonation = await donateWith('4000000000005423');

  await vi.waitFor(
    async () =>
      expect((await readDonation())?.attention).toContain('warns that this payment may be fraudulent'),
    ASYNC_TIMEOUT_MS,
  );
});
