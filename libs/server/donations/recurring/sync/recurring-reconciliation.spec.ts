import { StripeSubscriptionsService, StripeService } from '@paniscus/server/integrations';
import { PaymentSyncService } from '@paniscus/server/payments';
import { Clock, Scheduler, JobsService } from '@paniscus/server/platform';
import {
  startDonation,
  TRUST_LOCAL_PROXY,
  startCalendar,
  buildRecurringDonationRequest,
  startRecurringDonation,
  findStoredRecurringDonations,
  waitForRecurringState,
  findStoredDonations,
  ASYNC_TIMEOUT_MS,
  startTestApp,
  waitUntilIdle,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RecurringReconciliation } from './recurring-reconciliation.service.ts';
import { RecurringRecord } from './recurring-record.service.ts';
import { RecurringDonationSync } from './recurring-sync.service.ts';

const MONTH = 31;
const PROCESSES = 3;

const findEmails = async (sandbox: TestSandbox, email: string, subject: string) =>
  (await sandbox.mail()).filter((mail) => mail.to === email && mail.subject.includes(subject));

describe('reconciliation without webhooks', () => {
  let sandbox: TestSandbox;
  let server: TestApp;
  let advanceDays: (days: number) => Promise<void>;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    const intervals = { RECONCILE_EVERY_S: '1', RECONCILE_AFTER_S: '0', JOB_RETRY_S: '1' };
    server = await startTestApp({ ...sandbox.environment, ...TRUST_LOCAL_PROXY, ...intervals });
    advanceDays = await startCalendar(server, sandbox);
  });
  afterAll(async () => {
    await server.stop();
    await sandbox.stop();
  });

  it('starts a recurring donation, finds each monthly charge and sends its receipt', async () => {
    const donor = await startRecurringDonation(server, sandbox);

    await advanceDays(MONTH);

    const both = [{ status: 'succeeded' }, { status: 'succeeded' }];
    await vi.waitFor(
      async () => expect(await findStoredDonations(server, donor.email)).toMatchObject(both),
      ASYNC_TIMEOUT_MS,
    );
    await waitUntilIdle(server, sandbox);
    expect(await findEmails(sandbox, donor.email, '$25.00')).toHaveLength(2);
  });

  it('finds a cancellation at the provider and notifies the donor once', async () => {
    const donor = await startRecurringDonation(server, sandbox);
    const [recurringDonation] = await findStoredRecurringDonations(server, donor.email);
    await sandbox.stripe(`subscriptions/${recurringDonation?.subscriptionId}`, {}, 'DELETE');

    await advanceDays(2);

    await waitForRecurringState(server, donor.email, 'ended');
    await waitUntilIdle(server, sandbox);
    expect(await findEmails(sandbox, donor.email, 'has ended')).toHaveLength(1);
    expect(await findStoredRecurringDonations(server, donor.email)).toMatchObject([
      { state: 'ended', nextCheckAt: null },
    ]);
  });

  it('fails an unpaid recurring donation after a day, which can be started again', async () => {
    const request = buildRecurringDonationRequest();
    await startDonation(server, request);
    await advanceDays(2);
    await vi.waitFor(
      async () =>
        expect(await findStoredRecurringDonations(server, request.email)).toMatchObject([
          { state: 'failed' },
        ]),
      ASYNC_TIMEOUT_MS,
    );

    const { clientSecret } = await startDonation(server, request);
    const confirmed = await sandbox.confirm(clientSecret);

    expect(confirmed.status).toBe(200);
    await vi.waitFor(
      async () =>
        expect(await findStoredRecurringDonations(server, request.email)).toMatchObject([
          { state: 'failed' },
          { state: 'active' },
        ]),
      ASYNC_TIMEOUT_MS,
    );
    await vi.waitFor(
      async () =>
        expect(await findStoredDonations(server, request.email)).toMatchObject([{ status: 'succeeded' }]),
      ASYNC_TIMEOUT_MS,
    );
  });

  it('polls again after the provider was unavailable', async () => {
    const donor = await startRecurringDonation(server, sandbox);
    await sandbox.injectFault({ service: 'stripe', mode: 'error', match: '/v1/subscriptions', times: 2 });

    await advanceDays(MONTH);

    await vi.waitFor(
      async () => expect(await findStoredDonations(server, donor.email)).toHaveLength(2),
      90_000,
    );
  });
});

describe('several processes that sync the same recurring donation', () => {
  let sandbox: TestSandbox;
  let server: TestApp;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    const rare = { RECONCILE_EVERY_S: '3600', RECONCILE_AFTER_S: '0' };
    server = await startTestApp({ ...sandbox.environment, ...TRUST_LOCAL_PROXY, ...rare });
  });
  afterAll(async () => {
    await server.stop();
    await sandbox.stop();
  });

  const createSync = ({ app }: TestApp) =>
    new RecurringDonationSync(
      app.get(DataSource),
      app.get(StripeSubscriptionsService),
      app.get(StripeService),
      app.get(RecurringRecord),
      app.get(PaymentSyncService),
      app.get(JobsService),
      app.get(Clock),
      app.get(Scheduler),
    );

  it('create one donation and one email per charge', async () => {
    const request = buildRecurringDonationRequest();
    const { clientSecret } = await startDonation(server, request);
    await sandbox.confirm(clientSecret);
    await sandbox.advanceClock(MONTH * 86_400);
    const [recurringDonation] = await findStoredRecurringDonations(server, request.email);
    const processes = Array.from({ length: PROCESSES }, () => createSync(server));

    await Promise.all(
      processes.map((process, index) => process.sync(recurringDonation?.id ?? 0, `process ${index}`)),
    );

    expect(await findStoredDonations(server, request.email)).toMatchObject([
      { status: 'succeeded', history: [{ to: 'succeeded' }] },
      { status: 'succeeded', history: [{ to: 'succeeded' }] },
    ]);
    await waitUntilIdle(server, sandbox);
    expect(await findEmails(sandbox, request.email, '$25.00')).toHaveLength(2);
  });

  it('never overwrite a newer provider state with an older response that arrives late', async () => {
    const request = buildRecurringDonationRequest({ amount: 2500 });
    await sandbox.confirm((await startDonation(server, request)).clientSecret);
    const [before] = await findStoredRecurringDonations(server, request.email);
    const [slow, fast] = [createSync(server), createSync(server)];
    await slow.sync(before?.id ?? 0, 'a first look');
    await sandbox.reset();
    const provider = server.app.get(StripeSubscriptionsService);
    const retrieve = provider.retrieveSubscription.bind(provider);
    const [isRead, isAnswering] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    vi.spyOn(provider, 'retrieveSubscription').mockImplementationOnce(async (id) => {
      const subscription = await retrieve(id);
      isRead.resolve();
      await isAnswering.promise;
      return subscription;
    });

    const late = slow.sync(before?.id ?? 0, 'the slow one');
    await isRead.promise;
    await sandbox.stripe(`subscriptions/${before?.subscriptionId}`, { 'pause_collection[behavior]': 'void' });
    await fast.sync(before?.id ?? 0, 'the quick one');
    isAnswering.resolve();
    await late;

    expect(await findStoredRecurringDonations(server, request.email)).toMatchObject([{ state: 'paused' }]);
    await waitUntilIdle(server, sandbox);
    expect(await findEmails(sandbox, request.email, 'changed')).toHaveLength(1);
  });

  it('share the run, so that each due donation is polled once', async () => {
    const requests = Array.from({ length: 25 }, () => buildRecurringDonationRequest());
    await Promise.all(requests.map((request) => startDonation(server, request)));
    const processes = Array.from(
      { length: PROCESSES },
      () =>
        new RecurringReconciliation(
          server.settings,
          server.app.get(DataSource),
          createSync(server),
          server.app.get(Clock),
          server.app.get(Scheduler),
        ),
    );
    await sandbox.reset();

    await Promise.all(processes.map((process) => process.run()));

    const calls = (await sandbox.calls('stripe')).filter(({ path }) => path.includes('/subscriptions/'));
    expect(calls.length).toBeGreaterThanOrEqual(requests.length);
    expect(new Set(calls.map(({ path }) => path)).size).toBe(calls.length);
  });
});
