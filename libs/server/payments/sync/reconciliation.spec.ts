import { Clock, Scheduler } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import {
  buildDonationRequest,
  startDonation,
  payDonation,
  TRUST_LOCAL_PROXY,
  findStoredDonations,
  ASYNC_TIMEOUT_MS,
  startTestApp,
  waitUntilIdle,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PaymentSyncService } from './payment-sync.service.ts';
import { ReconciliationService } from './reconciliation.service.ts';

/** More than one query for due payments returns. */
const DONATIONS = 22;

describe('reconciliation without webhook or browser call', () => {
  let sandbox: TestSandbox;
  let server: TestApp;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    const intervals = { RECONCILE_EVERY_S: '1', RECONCILE_AFTER_S: '0', JOB_RETRY_S: '1' };
    server = await startTestApp({ ...sandbox.environment, ...TRUST_LOCAL_PROXY, ...intervals });
  });
  afterAll(async () => {
    await server.stop();
    await sandbox.stop();
  });

  const readStatus = async (email: string) => (await findStoredDonations(server, email))[0]?.status;
  const findEmailsTo = async (email: string) => (await sandbox.mail()).filter(({ to }) => to === email);

  it('finds a paid donation, records it and sends its receipt', async () => {
    const request = buildDonationRequest();

    await payDonation(server, sandbox, request);

    await vi.waitFor(async () => expect(await readStatus(request.email)).toBe('succeeded'), ASYNC_TIMEOUT_MS);
    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo(request.email)).toHaveLength(1);
    expect(await findStoredDonations(server, request.email)).toMatchObject([
      { status: 'succeeded', history: [{ cause: 'reconciliation' }] },
    ]);
  });

  it('finds a declined donation, and finds it again after a valid card', async () => {
    const request = buildDonationRequest();
    const { clientSecret } = await startDonation(server, request);

    await sandbox.confirm(clientSecret, '4000000000009995');
    await vi.waitFor(async () => expect(await readStatus(request.email)).toBe('failed'), ASYNC_TIMEOUT_MS);
    await sandbox.confirm(clientSecret);

    await vi.waitFor(async () => expect(await readStatus(request.email)).toBe('succeeded'), ASYNC_TIMEOUT_MS);
  });

  it('finds a paid donation after an outage of the provider', async () => {
    const request = buildDonationRequest();
    const { clientSecret } = await startDonation(server, request);
    await sandbox.injectFault({ service: 'stripe', mode: 'error', match: 'payment_intents', times: 3 });
    await vi.waitFor(
      async () =>
        expect((await sandbox.calls('stripe')).filter(({ status }) => status === 500)).toHaveLength(3),
      ASYNC_TIMEOUT_MS,
    );

    await sandbox.confirm(clientSecret);

    await vi.waitFor(async () => expect(await readStatus(request.email)).toBe('succeeded'), ASYNC_TIMEOUT_MS);
  });
});

describe('several processes that reconcile at the same time', () => {
  let sandbox: TestSandbox;
  let server: TestApp;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    const intervals = { RECONCILE_EVERY_S: '600', RECONCILE_AFTER_S: '0' };
    server = await startTestApp({ ...sandbox.environment, ...TRUST_LOCAL_PROXY, ...intervals });
  });
  afterAll(async () => {
    await server.stop();
    await sandbox.stop();
  });

  const createReconciliation = ({ app, settings }: TestApp, change: Partial<Settings> = {}) =>
    new ReconciliationService(
      { ...settings, ...change },
      app.get(DataSource),
      app.get(PaymentSyncService),
      app.get(Clock),
      app.get(Scheduler),
    );

  /** Starts donations one after another: a slow machine would refuse some of so many at once. */
  async function startDonations(): Promise<{ intentId: string }[]> {
    const donations: { intentId: string }[] = [];
    while (donations.length < DONATIONS) donations.push(await startDonation(server, buildDonationRequest()));
    return donations;
  }

  it('share the work, so that each open payment is polled once', async () => {
    const donations = await startDonations();
    const processes = Array.from({ length: 3 }, () => createReconciliation(server));
    await sandbox.reset();

    await Promise.all(processes.map((process) => process.run()));

    const requests = (await sandbox.calls('stripe')).map(({ path }) => path.split('?')[0]);
    expect(requests.sort()).toEqual(
      donations.map(({ intentId }) => `/v1/payment_intents/${intentId}`).sort(),
    );
  });

  it('finish a run even if payments become due again during it', async () => {
    await startDonations();
    const reconciliation = createReconciliation(server, { reconcileEveryS: 0.01 });
    await sandbox.reset();

    await reconciliation.run();

    const requests = (await sandbox.calls('stripe')).map(({ path }) => path);
    expect(requests).toHaveLength(DONATIONS);
    expect(new Set(requests).size).toBe(DONATIONS);
  });
});
