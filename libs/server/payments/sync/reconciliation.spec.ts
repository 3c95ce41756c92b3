import { Clock, Scheduler } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import {
  aDonation,
  begun,
  paid,
  TRUSTING,
  donationsIn,
  SOON,
  startTestApp,
  untilIdle,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PaymentSyncService } from './payment-sync.service.ts';
import { ReconciliationService } from './reconciliation.service.ts';

describe('without webhook and browser call', () => {
  let sandbox: TestSandbox;
  let server: TestApp;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    const quick = { RECONCILE_EVERY_S: '1', RECONCILE_AFTER_S: '0', JOB_RETRY_S: '1' };
    server = await startTestApp({ ...sandbox.environment, ...TRUSTING, ...quick });
  });
  afterAll(async () => {
    await server.stop();
    await sandbox.stop();
  });

  const readStatus = async (email: string) => (await donationsIn(server, email))[0]?.status;
  const mailTo = async (email: string) => (await sandbox.mail()).filter(({ to }) => to === email);

  it('a paid donation is found, recorded and gets its receipt', async () => {
    const request = aDonation();

    await paid(server, sandbox, request);

    await vi.waitFor(async () => expect(await readStatus(request.email)).toBe('succeeded'), SOON);
    await untilIdle(server, sandbox);
    expect(await mailTo(request.email)).toHaveLength(1);
    expect(await donationsIn(server, request.email)).toMatchObject([
      { status: 'succeeded', history: [{ cause: 'reconciliation' }] },
    ]);
  });

  it('a declined donation is found, and found again when a good card follows', async () => {
    const request = aDonation();
    const { clientSecret } = await begun(server, request);

    await sandbox.confirm(clientSecret, '4000000000009995');
    await vi.waitFor(async () => expect(await readStatus(request.email)).toBe('failed'), SOON);
    await sandbox.confirm(clientSecret);

    await vi.waitFor(async () => expect(await readStatus(request.email)).toBe('succeeded'), SOON);
  });

  it('a donation waits for a provider that is down', async () => {
    const request = aDonation();
    const { clientSecret } = await begun(server, request);
    await sandbox.break({ service: 'stripe', mode: 'error', match: 'payment_intents', times: 3 });
    await vi.waitFor(
      async () =>
        expect((await sandbox.calls('stripe')).filter(({ status }) => status === 500)).toHaveLength(3),
      SOON,
    );

    await sandbox.confirm(clientSecret);

    await vi.waitFor(async () => expect(await readStatus(request.email)).toBe('succeeded'), SOON);
  });
});

describe('several processes that reconcile at the same time', () => {
  let sandbox: TestSandbox;
  let server: TestApp;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    const rare = { RECONCILE_EVERY_S: '600', RECONCILE_AFTER_S: '0' };
    server = await startTestApp({ ...sandbox.environment, ...TRUSTING, ...rare });
  });
  afterAll(async () => {
    await server.stop();
    await sandbox.stop();
  });

  const aProcess = ({ app, settings }: TestApp, change: Partial<Settings> = {}) =>
    new ReconciliationService(
      { ...settings, ...change },
      app.get(DataSource),
      app.get(PaymentSyncService),
      app.get(Clock),
      app.get(Scheduler),
    );

  it('share the work: each open payment is polled once', async () => {
    const opened = await Promise.all(Array.from({ length: 30 }, () => begun(server, aDonation())));
    const processes = Array.from({ length: 3 }, () => aProcess(server));
    await sandbox.reset();

    await Promise.all(processes.map((process) => process.run()));

    const asked = (await sandbox.calls('stripe')).map(({ path }) => path.split('?')[0]);
    expect(asked.sort()).toEqual(opened.map(({ intentId }) => `/v1/payment_intents/${intentId}`).sort());
  });

  it('finish a run even if payments become due again during it', async () => {
    await Promise.all(Array.from({ length: 30 }, () => begun(server, aDonation())));
    const eager = aProcess(server, { reconcileEveryS: 0.01 });
    await sandbox.reset();

    await eager.run();

    const asked = (await sandbox.calls('stripe')).map(({ path }) => path);
    expect(asked).toHaveLength(30);
    expect(new Set(asked).size).toBe(30);
  });
});
