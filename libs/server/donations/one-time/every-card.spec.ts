import { DONATION_FREQUENCIES } from '@paniscus/domain/donation';
import {
  aDonation,
  askForEmail,
  begun,
  TRUSTING,
  donationsIn,
  SOON,
  startTestApp,
  untilIdle,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const REFUSED = [
  ['declined', '4000000000000002'],
  ['without funds', '4000000000009995'],
  ['lost', '4000000000009987'],
  ['stolen', '4000000000009979'],
  ['expired', '4000000000000069'],
  ['with a wrong CVC', '4000000000000127'],
  ['with a processing error', '4000000000000119'],
  ['blocked', '4100000000000019'],
  ['that fails at every charge', '4000000000000341'],
] as const;
const WAITING = [
  ['asks for authentication', '4000002500003155'],
  ['asks for it each time', '4000002760003184'],
  ['declines after it', '4000008400001629'],
] as const;
const GOOD = [
  ['good', '4242424242424242'],
  ['whose holder disputes it later', '4000000000000259'],
  ['with a raised risk', '4000000000009235'],
] as const;

describe.each(DONATION_FREQUENCIES)('donation given %s', (frequency) => {
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

  const given = async (card: string) => {
    const request = aDonation({ frequency });
    const { clientSecret, intentId } = await begun(server, request);
    return { request, intentId, clientSecret, confirmed: await sandbox.confirm(clientSecret, card) };
  };
  const readStatus = async (email: string) => (await donationsIn(server, email)).map(({ status }) => status);
  const mailTo = async (email: string) => (await sandbox.mail()).filter(({ to }) => to === email);

  it.concurrent.each(REFUSED)(
    'is not charged to a card %s, and is charged once to the next card',
    async (_, card) => {
      const { request, clientSecret, intentId, confirmed } = await given(card);
      await vi.waitFor(async () => expect(await readStatus(request.email)).toEqual(['failed']), SOON);

      expect(confirmed.status).toBe(402);
      expect((await askForEmail(server, intentId, request)).status).toBe(409);
      expect(await mailTo(request.email)).toEqual([]);

      expect((await sandbox.confirm(clientSecret)).status).toBe(200);
      expect((await askForEmail(server, intentId, request)).status).toBe(200);
      expect(await readStatus(request.email)).toEqual(['succeeded']);
      await untilIdle(server, sandbox);
      expect(await mailTo(request.email)).toHaveLength(1);
    },
  );

  it.concurrent.each(WAITING)(
    'stays pending until the holder authenticates a card that %s',
    async (_, card) => {
      const { request, intentId, confirmed } = await given(card);

      expect(await confirmed.json()).toMatchObject({ status: 'requires_action' });
      expect((await askForEmail(server, intentId, request)).status).toBe(409);
      expect(await readStatus(request.email)).toEqual(['pending']);
      expect(await mailTo(request.email)).toEqual([]);
    },
  );

  it.concurrent.each(GOOD)('sends one receipt (card: %s)', async (_, card) => {
    const { request, intentId } = await given(card);

    expect((await askForEmail(server, intentId, request)).status).toBe(200);
    expect(await readStatus(request.email)).toEqual(['succeeded']);
    await untilIdle(server, sandbox);
    expect(await mailTo(request.email)).toHaveLength(1);
  });
});
