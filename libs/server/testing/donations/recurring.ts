import type { DonationIntentRequest } from '@paniscus/domain/donation';
import type { RecurringDonation, RecurringState } from '@paniscus/domain/donor-portal';
import { DonorLinksService } from '@paniscus/server/donations';
import { Clock } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { vi } from 'vitest';
import { aDonation, begun, post } from '../donations.ts';
import { SOON } from '../test-app.ts';
import type { TestApp } from '../test-app.ts';
import type { TestSandbox } from '../test-sandbox.ts';

const DAY_S = 86_400;

export type Donor = { email: string; token: string; id: number };

/** Can be saved for later charges, but fails each of them. */
export const CARD_THAT_FAILS = '4000000000000341';
export const OTHER_GOOD_CARD = '5555555555554444';

export const aRecurringDonation = (change: Partial<DonationIntentRequest> = {}): DonationIntentRequest =>
  aDonation({ frequency: 'monthly', ...change });

/** The columns that specs read of a recurring donation; the entity itself is private to its library. */
type StoredRecurringDonation = {
  id: number;
  email: string;
  state: RecurringState;
  amountCents: number;
  subscriptionId: string | null;
  customerId: string | null;
};

export function recurringDonationsIn(
  { app }: Pick<TestApp, 'app'>,
  email: string,
): Promise<StoredRecurringDonation[]> {
  const repository = app.get(DataSource).getRepository<StoredRecurringDonation>('RecurringDonationEntity');
  return repository.find({ where: { email }, order: { id: 'ASC' } });
}

/** Starts a recurring donation, confirms its card, and waits until it is active. */
export async function givenMonthly(
  server: TestApp,
  sandbox: TestSandbox,
  change: Partial<DonationIntentRequest> = {},
  card: Record<string, string> = {},
): Promise<Donor> {
  const request = aRecurringDonation(change);
  const { clientSecret } = await begun(server, request);
  const confirmed = await sandbox.confirm(clientSecret, undefined, card);
  if (confirmed.status !== 200) throw new Error(`Confirming answered ${confirmed.status}.`);
  const { email } = request;
  await untilRecurringState(server, email, 'active');
  const [gift] = await recurringDonationsIn(server, email);
  const token = await server.app.get(DonorLinksService).getToken(server.app.get(DataSource).manager, email);
  return { email, token, id: gift?.id ?? 0 };
}

export async function untilRecurringState(
  server: TestApp,
  email: string,
  state: RecurringState,
): Promise<void> {
  await vi.waitFor(async () => {
    const found = (await recurringDonationsIn(server, email)).at(-1)?.state;
    if (found !== state) throw new Error(`The gift is ${found}, not ${state}.`);
  }, SOON);
}

export const act = (server: { url: string }, { token, id }: Donor, action: string, body: object = {}) =>
  post(server, `/api/giving/${token}/monthly/${id}/${action}/`, body);

export async function acted(server: { url: string }, donor: Donor, action: string, body: object = {}) {
  const response = await act(server, donor, action, body);
  if (response.status !== 200)
    throw new Error(`${action} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as RecurringDonation;
}

/** Sets up another card, up to the browser's confirmation; returns the setup intent's id. */
export async function confirmedCard(
  server: { url: string },
  sandbox: TestSandbox,
  donor: Donor,
  number: string,
): Promise<string> {
  const response = await act(server, donor, 'card');
  const { clientSecret } = (await response.json()) as { clientSecret: string };
  const confirmed = await sandbox.confirm(clientSecret, number);
  if (confirmed.status !== 200) throw new Error(`Confirming a card answered ${confirmed.status}.`);
  return clientSecret.split('_secret_')[0] ?? '';
}

/** Returns a function that advances the clocks of the provider and the server by days. */
export function aCalendar(server: TestApp, sandbox: TestSandbox) {
  let passedMs = 0;
  vi.spyOn(server.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + passedMs));
  return async (days: number) => {
    passedMs += days * DAY_S * 1000;
    await sandbox.moveClock(days * DAY_S);
  };
}
