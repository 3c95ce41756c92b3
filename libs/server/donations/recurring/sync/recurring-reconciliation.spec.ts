import { StripeSubscriptionsService, StripeService } from '@paniscus/server/integrations';
import { PaymentSyncService } from '@paniscus/server/payments';
import { Clock, Scheduler, JobsService } from '@paniscus/server/platform';
import {
  begun,
  TRUSTING,
  aCalendar,
  aRecurringDonation,
  givenMonthly,
  recurringDonationsIn,
  untilRecurringState,
  donationsIn,
  SOON,
  startTestApp,
  untilIdle,
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

const mailsTo = async (sandbox: TestSandbox, email: string, subject: string) =>
  (await sandbox.mail()).filter((mail) => mail.to === email && mail.subject.includes(subject));

describe('without webhooks', () => {
  let sandbox: TestSandbox;
  let server: TestApp;
  let pass: (days: number) => Promise<void>;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    const quick = { RECONCILE_EVERY_S: '1', RECONCILE_AFTER_S: '0', JOB_RETRY_S: '1' };
    server = await startTestApp({ ...sandbox.environment, ...TRUSTING, ...quick });
    pass = aCalendar(server, sandbox);
  });
  afterAll(async () => {
    await server.stop();
    await sandbox.stop();
  });

  it('a recurring donation starts, and each monthly charge is found and gets its receipt', async () => {
    const donor = await givenMonthly(server, sandbox);

    await pass(MONTH);

    const both = [{ status: 'succeeded' }, { status: 'succeeded' }];
    await vi.waitFor(async () => expect(await donationsIn(server, donor.email)).toMatchObject(both), SOON);
    await untilIdle(server, sandbox);
    expect(await mailsTo(sandbox, donor.email, '$25.00')).toHaveLength(2);
  });

  it('a cancellation at the provider is found and notified once', async () => {
    const donor = await givenMonthly(server, sandbox);
    const [gift] = await recurringDonationsIn(server, donor.email);
    await sandbox.stripe(`subscriptions/${gift?.subscriptionId}`, {}, 'DELETE');

    await pass(2);

    await untilRecurringState(server, donor.email, 'ended');
    await untilIdle(server, sandbox);
    expect(await mailsTo(sandbox, donor.email, 'has ended')).toHaveLength(1);
    expect(await recurringDonationsIn(server, donor.email)).toMatchObject([
      { state: 'ended', nextCheckAt: null },
    ]);
  });

  it('an unpaid recurring donation fails after a day and can be started again', async () => {
    const request = aRecurringDonation();
    await begun(server, request);
    await pass(2);
    await vi.waitFor(
      async () =>
        expect(await recurringDonationsIn(server, request.email)).toMatchObject([{ state: 'failed' }]),
      SOON,
    );

    const { clientSecret } = await begun(server, request);
    const confirmed = await sandbox.confirm(clientSecret);

    expect(confirmed.status).toBe(200);
    await vi.waitFor(
      async () =>
        expect(await recurringDonationsIn(server, request.email)).toMatchObject([
          { state: 'failed' },
          { state: 'active' },
        ]),
      SOON,
    );
    await vi.waitFor(
      async () => expect(await donationsIn(server, request.email)).toMatchObject([{ status: 'succeeded' }]),
      SOON,
    );
  });

  it('polls again after the provider was unavailable', async () => {
    const donor = await givenMonthly(server, sandbox);
    await sandbox.break({ service: 'stripe', mode: 'error', match: '/v1/subscriptions', times: 2 });

    await pass(MONTH);

    await vi.waitFor(async () => expect(await donationsIn(server, donor.email)).toHaveLength(2), 90_000);
  });
});

describe('several processes that sync the same recurring donation', () => {
  let sandbox: TestSandbox;
  let server: TestApp;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    const rare = { RECONCILE_EVERY_S: '3600', RECONCILE_AFTER_S: '0' };
    server = await startTestApp({ ...sandbox.environment, ...TRUSTING, ...rare });
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
    const request = aRecurringDonation();
    const { clientSecret } = await begun(server, request);
    await sandbox.confirm(clientSecret);
    await sandbox.moveClock(MONTH * 86_400);
    const [gift] = await recurringDonationsIn(server, request.email);
    const processes = Array.from({ length: PROCESSES }, () => createSync(server));

    await Promise.all(processes.map((process, index) => process.sync(gift?.id ?? 0, `process ${index}`)));

    expect(await donationsIn(server, request.email)).toMatchObject([
      { status: 'succeeded', history: [{ to: 'succeeded' }] },
      { status: 'succeeded', history: [{ to: 'succeeded' }] },
    ]);
    await untilIdle(server, sandbox);
    expect(await mailsTo(sandbox, request.email, '$25.00')).toHaveLength(2);
  });

  it('never overwrite a newer provider state with an older response that arrives late', async () => {
    const request = aRecurringDonation({ amount: 2500 });
    await sandbox.confirm((await begun(server, request)).clientSecret);
    const [before] = await recurringDonationsIn(server, request.email);
    const [slow, quick] = [createSync(server), createSync(server)];
    await slow.sync(before?.id ?? 0, 'a first look');
    await sandbox.reset();
    await sandbox.break({
      service: 'stripe',
      mode: 'slow',
      match: '/v1/subscriptions/',
      times: 1,
      delay_ms: 2000,
    });

    const late = slow.sync(before?.id ?? 0, 'the slow one');
    await vi.waitFor(async () => expect(await sandbox.calls('stripe')).not.toEqual([]), SOON);
    await sandbox.stripe(`subscriptions/${before?.subscriptionId}`, { 'pause_collection[behavior]': 'void' });
    await quick.sync(before?.id ?? 0, 'the quick one');
    await late;

    expect(await recurringDonationsIn(server, request.email)).toMatchObject([{ state: 'paused' }]);
    await untilIdle(server, sandbox);
    expect(await mailsTo(sandbox, request.email, 'changed')).toHaveLength(1);
  });

  it('share the run: each due donation is polled once', async () => {
    const requests = Array.from({ length: 25 }, () => aRecurringDonation());
    await Promise.all(requests.map((request) => begun(server, request)));
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

    const asked = (await sandbox.calls('stripe')).filter(({ path }) => path.includes('/subscriptions/'));
    expect(asked.length).toBeGreaterThanOrEqual(requests.length);
    expect(new Set(asked.map(({ path }) => path)).size).toBe(asked.length);
  });
});
