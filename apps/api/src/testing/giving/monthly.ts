import type { DonationIntentRequest, RecurringDonation, RecurringState } from '@paniscus/domain';
import { DataSource } from 'typeorm';
import { vi } from 'vitest';
import { Clock } from '../../common/clock.ts';
import { DonorLinksService } from '../../giving/donor-links.service.ts';
import { RecurringDonationEntity } from '../../monthly/monthly-gift.entity.ts';
import { aDonation, begun, post } from '../donations.ts';
import { SOON } from '../test-app.ts';
import type { TestApp } from '../test-app.ts';
import type { TestSandbox } from '../test-sandbox.ts';

const DAY_S = 86_400;

/** What only the donor of a monthly gift knows. */
export type Donor = { email: string; token: string; id: number };

/** Fails every charge, though it can be given for later ones. */
export const CARD_THAT_FAILS = '4000000000000341';
export const OTHER_GOOD_CARD = '5555555555554444';

export const aRecurringDonation = (change: Partial<DonationIntentRequest> = {}): DonationIntentRequest =>
  aDonation({ frequency: 'monthly', ...change });

/** The monthly gifts of one donor as the database has them, oldest first. */
export function recurringDonationsIn(
  { app }: Pick<TestApp, 'app'>,
  email: string,
): Promise<RecurringDonationEntity[]> {
  const repository = app.get(DataSource).getRepository(RecurringDonationEntity);
  return repository.find({ where: { email }, order: { id: 'ASC' } });
}

/** Begins a monthly gift, confirms its card, and waits until it is under way. */
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
  await untilState(server, email, 'active');
  const [gift] = await recurringDonationsIn(server, email);
  const token = await server.app.get(DonorLinksService).getToken(server.app.get(DataSource).manager, email);
  return { email, token, id: gift?.id ?? 0 };
}

/** Waits until the donor's newest monthly gift has come to a state. */
export async function untilState(server: TestApp, email: string, state: RecurringState): Promise<void> {
  await vi.waitFor(async () => {
    const found = (await recurringDonationsIn(server, email)).at(-1)?.state;
    if (found !== state) throw new Error(`The gift is ${found}, not ${state}.`);
  }, SOON);
}

/** Does something behind a donor's link. */
export const act = (server: { url: string }, { token, id }: Donor, action: string, body: object = {}) =>
  post(server, `/api/giving/${token}/monthly/${id}/${action}/`, body);

/** Does something behind a donor's link that must be let through. */
export async function acted(server: { url: string }, donor: Donor, action: string, body: object = {}) {
  const answer = await act(server, donor, action, body);
  if (answer.status !== 200) throw new Error(`${action} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as RecurringDonation;
}

/** Gives another card for the gift, up to what the browser confirms; answers the setup intent's id. */
export async function confirmedCard(
  server: { url: string },
  sandbox: TestSandbox,
  donor: Donor,
  number: string,
): Promise<string> {
  const answer = await act(server, donor, 'card');
  const { clientSecret } = (await answer.json()) as { clientSecret: string };
  const confirmed = await sandbox.confirm(clientSecret, number);
  if (confirmed.status !== 200) throw new Error(`Confirming a card answered ${confirmed.status}.`);
  return clientSecret.split('_secret_')[0] ?? '';
}

/** Lets days go by, for the provider and for the server. */
export function aCalendar(server: TestApp, sandbox: TestSandbox) {
  let passedMs = 0;
  vi.spyOn(server.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + passedMs));
  return async (days: number) => {
    passedMs += days * DAY_S * 1000;
    await sandbox.moveClock(days * DAY_S);
  };
}
