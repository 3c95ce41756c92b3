import { StripeSubscriptionsService } from '@paniscus/server/integrations';
import { ReconciliationService, PaymentSyncService } from '@paniscus/server/payments';
import { unavailable } from '@paniscus/server/platform';
import {
  beginDonation,
  begun,
  TRUSTING,
  act,
  acted,
  aRecurringDonation,
  CARD_THAT_FAILS,
  confirmedCard,
  givenMonthly,
  recurringDonationsIn,
  OTHER_GOOD_CARD,
  untilRecurringState,
  donationsIn,
  SOON,
  startTestApp,
  untilIdle,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { RecurringDonationSync } from './sync/recurring-sync.service.ts';

const DAY_S = 86_400;
const MONTH_S = 31 * DAY_S;

let sandbox: TestSandbox;
let server: TestApp;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  const rare = { RECONCILE_EVERY_S: '3600', RECONCILE_AFTER_S: '0' };
  server = await startTestApp({ ...sandbox.environment, ...TRUSTING, ...rare });
  await sandbox.sendEventsTo(server.url);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

const died = () => unavailable('The process has died here.');
const listStates = async (email: string) => (await donationsIn(server, email)).map(({ status }) => status);

it('a retry reuses the subscription when the response to its creation was lost', async () => {
  const subscriptions = server.app.get(StripeSubscriptionsService);
  const create = subscriptions.create.bind(subscriptions);
  vi.spyOn(subscriptions, 'create').mockImplementationOnce(async (...input) => {
    await create(...input);
    throw died();
  });
  const request = aRecurringDonation();
  const before = (await sandbox.state()).subscriptions.length;
  const first = await beginDonation(server, request);

  const { clientSecret } = await begun(server, request);
  await sandbox.confirm(clientSecret);
  await untilRecurringState(server, request.email, 'active');

  expect(first.status).toBe(503);
  expect((await sandbox.state()).subscriptions).toHaveLength(before + 1);
});

it('the second attempt starts over when the first charge expired unnoticed', async () => {
  const request = aRecurringDonation();
  // Webhooks go down before the donation starts: a late creation event would otherwise reveal the expiry, too.
  await sandbox.break({ service: 'webhooks', mode: 'down' });
  await begun(server, request);
  await sandbox.moveClock(DAY_S);

  const pending = await beginDonation(server, request);
  await sandbox.mend();
  const { clientSecret } = await begun(server, request);
  const confirmed = await sandbox.confirm(clientSecret);
  await untilRecurringState(server, request.email, 'active');

  expect([pending.status, confirmed.status]).toEqual([409, 200]);
  await vi.waitFor(async () => expect(await listStates(request.email)).toEqual(['succeeded']), SOON);
});

it('the next reconciliation completes a charge that was stored but not synced', async () => {
  const request = aRecurringDonation();
  const { clientSecret } = await begun(server, request);
  await sandbox.confirm(clientSecret);
  await untilRecurringState(server, request.email, 'active');
  await vi.waitFor(async () => expect(await listStates(request.email)).toEqual(['succeeded']), SOON);
  await sandbox.break({ service: 'webhooks', mode: 'down' });
  await sandbox.moveClock(MONTH_S);
  const [gift] = await recurringDonationsIn(server, request.email);
  const sync = vi.spyOn(server.app.get(PaymentSyncService), 'sync').mockRejectedValue(died());
  await server.app
    .get(RecurringDonationSync)
    .sync(gift?.id ?? 0, 'the one that dies')
    .catch(() => undefined);
  const between = await listStates(request.email);
  sync.mockRestore();

  await server.app.get(ReconciliationService).run();
  await sandbox.mend();

  expect(between).toEqual(['succeeded', 'pending']);
  expect(await listStates(request.email)).toEqual(['succeeded', 'succeeded']);
});

it('a provider update is stored completely or not at all', async () => {
  const donor = await givenMonthly(server, sandbox);
  const [before] = await recurringDonationsIn(server, donor.email);
  await sandbox.break({ service: 'webhooks', mode: 'down' });
  await sandbox.stripe(`subscriptions/${before?.subscriptionId}`, {}, 'DELETE');
  const dataSource = server.app.get(DataSource);
  await dataSource.query('ALTER TABLE monthly_news RENAME TO monthly_news_away');
  const failed = await act(server, donor, 'stop');
  const [between] = await recurringDonationsIn(server, donor.email);
  await dataSource.query('ALTER TABLE monthly_news_away RENAME TO monthly_news');

  const stopped = await acted(server, donor, 'stop');
  await sandbox.mend();

  expect([failed.status, between?.state]).toEqual([500, 'active']);
  expect(stopped.state).toBe('ended');
  await untilIdle(server, sandbox);
  const subjects = (await sandbox.mail()).filter(({ to }) => to === donor.email).map((mail) => mail.subject);
  expect(subjects.filter((subject) => subject.includes('has ended'))).toHaveLength(1);
});

it('confirming a card again charges the open invoices that the first attempt missed', async () => {
  const donor = await givenMonthly(server, sandbox);
  const failing = await confirmedCard(server, sandbox, donor, CARD_THAT_FAILS);
  await acted(server, donor, 'card/confirm', { setup_intent_id: failing });
  await sandbox.moveClock(MONTH_S);
  await untilRecurringState(server, donor.email, 'past_due');
  await sandbox.break({ service: 'webhooks', mode: 'down' });
  const setup_intent_id = await confirmedCard(server, sandbox, donor, OTHER_GOOD_CARD);
  vi.spyOn(server.app.get(StripeSubscriptionsService), 'pay').mockRejectedValueOnce(died());
  const first = await act(server, donor, 'card/confirm', { setup_intent_id });

  const mended = await acted(server, donor, 'card/confirm', { setup_intent_id });
  await sandbox.mend();

  expect(first.status).toBe(503);
  expect(mended).toMatchObject({ state: 'active', card: { last4: '4444' } });
  expect(await listStates(donor.email)).toEqual(['succeeded', 'succeeded']);
});
