import type { DonationIntentRequest } from '@paniscus/domain/donation';
import type { RecurringActionResult, RecurringDonationState } from '@paniscus/domain/donor-portal';
import { DonorLinksService } from '@paniscus/server/donations';
import { Clock } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { vi } from 'vitest';
import { buildDonationRequest, startDonation, post } from '../donations.ts';
import { ASYNC_TIMEOUT_MS, waitUntilIdle } from '../test-app.ts';
import type { TestApp } from '../test-app.ts';
import type { TestSandbox } from '../test-sandbox.ts';

const DAY_S = 86_400;

export type Donor = { email: string; token: string; id: number };

/** Can be saved for later charges, but fails each of them. */
export const CARD_DECLINED_AFTER_ATTACHING = '4000000000000341';
export const OTHER_VALID_CARD = '5555555555554444';

export const buildRecurringDonationRequest = (
  change: Partial<DonationIntentRequest> = {},
): DonationIntentRequest => buildDonationRequest({ frequency: 'monthly', ...change });

/** The columns that specs read of a recurring donation; the entity itself is private to its library. */
type StoredRecurringDonation = {
  id: number;
  email: string;
  state: RecurringDonationState;
  amountCents: number;
  subscriptionId: string | null;
  customerId: string | null;
};

export function findStoredRecurringDonations(
  { app }: Pick<TestApp, 'app'>,
  email: string,
): Promise<StoredRecurringDonation[]> {
  const repository = app.get(DataSource).getRepository<StoredRecurringDonation>('RecurringDonationEntity');
  return repository.find({ where: { email }, order: { id: 'ASC' } });
}

/** Starts a recurring donation, confirms its card, and waits until it is active. */
export async function startRecurringDonation(
  server: TestApp,
  sandbox: TestSandbox,
  change: Partial<DonationIntentRequest> = {},
  card: Record<string, string> = {},
): Promise<Donor> {
  const request = buildRecurringDonationRequest(change);
  const { clientSecret } = await startDonation(server, request);
  const confirmed = await sandbox.confirm(clientSecret, undefined, card);
  if (confirmed.status !== 200) throw new Error(`Confirming returned ${confirmed.status}.`);
  const { email } = request;
  await waitForRecurringState(server, email, 'active');
  const [recurringDonation] = await findStoredRecurringDonations(server, email);
  const token = await server.app.get(DonorLinksService).getToken(server.app.get(DataSource).manager, email);
  return { email, token, id: recurringDonation?.id ?? 0 };
}

export async function waitForRecurringState(
  server: TestApp,
  email: string,
  state: RecurringDonationState,
): Promise<void> {
  await vi.waitFor(async () => {
    const found = (await findStoredRecurringDonations(server, email)).at(-1)?.state;
    if (found !== state) throw new Error(`The recurring donation is ${found}, not ${state}.`);
  }, ASYNC_TIMEOUT_MS);
}

export const postDonorAction = (
  server: { url: string },
  { token, id }: Donor,
  action: string,
  body: object = {},
) => post(server, `/api/giving/${token}/monthly/${id}/${action}/`, body);

export async function runDonorAction(
  server: { url: string },
  donor: Donor,
  action: string,
  body: object = {},
) {
  const response = await postDonorAction(server, donor, action, body);
  if (response.status !== 200)
    throw new Error(`${action} returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as RecurringActionResult;
}

/** Sets up another card, up to the browser's confirmation; returns the setup intent's id. */
export async function confirmNewCard(
  server: { url: string },
  sandbox: TestSandbox,
  donor: Donor,
  number: string,
): Promise<string> {
  const response = await postDonorAction(server, donor, 'card');
  const { clientSecret } = (await response.json()) as { clientSecret: string };
  const confirmed = await sandbox.confirm(clientSecret, number);
  if (confirmed.status !== 200) throw new Error(`Confirming a card returned ${confirmed.status}.`);
  return clientSecret.split('_secret_')[0] ?? '';
}

/**
 * Moves the clocks of the provider and the server to noon of January 15, so that months and years have the same days
 * whenever the spec runs. Call it before anything is stored; returns a function that advances the clocks by days.
 */
export async function startCalendar(server: TestApp, sandbox: TestSandbox) {
  const offsetMs = Date.parse('2050-01-15T12:00:00Z') - Date.now();
  await sandbox.advanceClock(Math.floor(offsetMs / 1000));
  return createClockControl(server, sandbox, offsetMs);
}

/** Ends all subscriptions at the provider without an event, so that advancing the clock later charges none of them. */
export async function endSubscriptions(server: TestApp, sandbox: TestSandbox): Promise<void> {
  await sandbox.clearFaults();
  await waitUntilIdle(server, sandbox);
  await sandbox.injectFault({ service: 'webhooks', mode: 'down' });
  const subscriptions = await sandbox.state('subscriptions');
  for (const { id } of subscriptions.filter(({ status }) => status !== 'canceled'))
    await sandbox.stripe(`subscriptions/${id}`, {}, 'DELETE');
  await sandbox.clearFaults();
}

/** Returns a function that advances the clocks of the provider and the server by days. */
export function createClockControl(server: TestApp, sandbox: TestSandbox, offsetMs = 0) {
  vi.spyOn(server.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + offsetMs));
  return async (days: number) => {
    offsetMs += days * DAY_S * 1000;
    await sandbox.advanceClock(days * DAY_S);
  };
}
