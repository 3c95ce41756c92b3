import { StripeSubscriptionsService } from '@paniscus/server/integrations';
import { ReconciliationService, PaymentSyncService } from '@paniscus/server/payments';
import { unavailable } from '@paniscus/server/platform';
import {
  postDonation,
  startDonation,
  TRUST_LOCAL_PROXY,
  postDonorAction,
  runDonorAction,
  buildRecurringDonationRequest,
  CARD_DECLINED_AFTER_ATTACHING,
  confirmNewCard,
  startRecurringDonation,
  findStoredRecurringDonations,
  OTHER_VALID_CARD,
  waitForRecurringState,
  findStoredDonations,
  ASYNC_TIMEOUT_MS,
  startServerWithSandbox,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterEach, expect, it, vi } from 'vitest';
import { RecurringDonationSync } from './sync/recurring-sync.service.ts';

const DAY_S = 86_400;
const MONTH_S = 31 * DAY_S;

const intervals = { RECONCILE_EVERY_S: '3600', RECONCILE_AFTER_S: '0' };
const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, ...intervals });
await sandbox.sendEventsTo(server.url);

afterEach(() => vi.restoreAllMocks());

const createCrash = () => unavailable('The process crashed.');
const listStates = async (email: string) =>
  (await findStoredDonations(server, email)).map(({ status }) => status);

it('a retry reuses the subscription when the response to its creation was lost', async () => {
  const subscriptions = server.app.get(StripeSubscriptionsService);
  const create = subscriptions.create.bind(subscriptions);
  vi.spyOn(subscriptions, 'create').mockImplementationOnce(async (...input) => {
    await create(...input);
    throw createCrash();
  });
  const request = buildRecurringDonationRequest();
  const before = (await sandbox.state('subscriptions')).length;
  const first = await postDonation(server, request);

  const { clientSecret } = await startDonation(server, request);
  await sandbox.confirm(clientSecret);
  await waitForRecurringState(server, request.email, 'active');

  expect(first.status).toBe(503);
  expect(await sandbox.state('subscriptions')).toHaveLength(before + 1);
});

it('the second attempt starts over when the first charge expired unnoticed', async () => {
  const request = buildRecurringDonationRequest();
  // Webhooks go down before the donation starts: a late creation event would otherwise reveal the expiry, too.
  await sandbox.injectFault({ service: 'webhooks', mode: 'down' });
  await startDonation(server, request);
  await sandbox.advanceClock(DAY_S);

  const pending = await postDonation(server, request);
  await sandbox.clearFaults();
  const { clientSecret } = await startDonation(server, request);
  const confirmed = await sandbox.confirm(clientSecret);
  await waitForRecurringState(server, request.email, 'active');

  expect([pending.status, confirmed.status]).toEqual([409, 200]);
  await vi.waitFor(
    async () => expect(await listStates(request.email)).toEqual(['succeeded']),
    ASYNC_TIMEOUT_MS,
  );
});

it('the next reconciliation completes a charge that was stored but not synced', async () => {
  const request = buildRecurringDonationRequest();
  const { clientSecret } = await startDonation(server, request);
  await sandbox.confirm(clientSecret);
  await waitForRecurringState(server, request.email, 'active');
  await vi.waitFor(
    async () => expect(await listStates(request.email)).toEqual(['succeeded']),
    ASYNC_TIMEOUT_MS,
  );
  await sandbox.injectFault({ service: 'webhooks', mode: 'down' });
  await sandbox.advanceClock(MONTH_S);
  const [recurringDonation] = await findStoredRecurringDonations(server, request.email);
  const sync = vi.spyOn(server.app.get(PaymentSyncService), 'sync').mockRejectedValue(createCrash());
  await server.app
    .get(RecurringDonationSync)
    .sync(recurringDonation?.id ?? 0, 'the run that crashes')
    .catch(() => undefined);
  const between = await listStates(request.email);
  sync.mockRestore();

  await server.app.get(ReconciliationService).run();
  await sandbox.clearFaults();

  expect(between).toEqual(['succeeded', 'pending']);
  expect(await listStates(request.email)).toEqual(['succeeded', 'succeeded']);
});

it('a provider update is stored completely or not at all', async () => {
  const donor = await startRecurringDonation(server, sandbox);
  const [before] = await findStoredRecurringDonations(server, donor.email);
  await sandbox.injectFault({ service: 'webhooks', mode: 'down' });
  await sandbox.stripe(`subscriptions/${before?.subscriptionId}`, {}, 'DELETE');
  const dataSource = server.app.get(DataSource);
  await dataSource.query('ALTER TABLE monthly_news RENAME TO monthly_news_away');
  const failed = await postDonorAction(server, donor, 'stop');
  const [between] = await findStoredRecurringDonations(server, donor.email);
  await dataSource.query('ALTER TABLE monthly_news_away RENAME TO monthly_news');

  const stopped = await runDonorAction(server, donor, 'stop');
  await sandbox.clearFaults();

  expect([failed.status, between?.state]).toEqual([500, 'active']);
  expect(stopped.state).toBe('ended');
  await waitUntilIdle(server, sandbox);
  const subjects = (await sandbox.mail()).filter(({ to }) => to === donor.email).map((mail) => mail.subject);
  expect(subjects.filter((subject) => subject.includes('has ended'))).toHaveLength(1);
});

it('confirming a card again charges the open invoices that the first attempt missed', async () => {
  const donor = await startRecurringDonation(server, sandbox);
  const failing = await confirmNewCard(server, sandbox, donor, CARD_DECLINED_AFTER_ATTACHING);
  await runDonorAction(server, donor, 'card/confirm', { setup_intent_id: failing });
  await sandbox.advanceClock(MONTH_S);
  await waitForRecurringState(server, donor.email, 'past_due');
  await sandbox.injectFault({ service: 'webhooks', mode: 'down' });
  const setup_intent_id = await confirmNewCard(server, sandbox, donor, OTHER_VALID_CARD);
  vi.spyOn(server.app.get(StripeSubscriptionsService), 'pay').mockRejectedValueOnce(createCrash());
  const first = await postDonorAction(server, donor, 'card/confirm', { setup_intent_id });

  const recovered = await runDonorAction(server, donor, 'card/confirm', { setup_intent_id });
  await sandbox.clearFaults();

  expect(first.status).toBe(503);
  expect(recovered).toMatchObject({ state: 'active', card: { last4: '4444' } });
  expect(await listStates(donor.email)).toEqual(['succeeded', 'succeeded']);
});
