import {
  OTHER_GOOD_CARD,
  aStoredDonation,
  acted,
  arrivedGift,
  confirmedCard,
  givenMonthly,
  openDonationsAdmin,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { openClient } from './requests.ts';

/** Donates with a tribute, and calls the endpoints of receipts, the memory wall and the donations admin. */
export async function visitDonations(server: TestApp, sandbox: TestSandbox): Promise<void> {
  const visitor = openClient(server);
  const { post, get, donation } = await openDonationsAdmin(server, 'lin');
  const gift = await arrivedGift(server, sandbox, {
    tribute: {
      kind: 'memory',
      name: 'Matata',
      wall_line: 'She taught us.',
      card: { name: 'Sue', email: 'sue@example.org', message: 'With love.' },
    },
  });
  await visitor.get(`receipt/${gift.receiptToken}/`);

  const { tribute } = await donation(gift.id);
  await get('donations/');
  await get('donation-totals/');
  await get('tributes/');
  await post(`tributes/${tribute?.id}/wall/`, { state: 'shown' });
  await visitor.get('memory-wall/');
  await post(`donations/${gift.id}/resend-email/`);
  await post(`donations/${gift.id}/refund/`, { amount_cents: 100 });
  const questioned = await aStoredDonation(server, { attention: 'A receipt could not be sent.' });
  await post(`donations/${questioned}/settle-attention/`);
}

/** Changes recurring donations through every endpoint of the donor portal. */
export async function visitRecurringDonations(server: TestApp, sandbox: TestSandbox): Promise<void> {
  const visitor = openClient(server);
  const { get, post } = await openDonationsAdmin(server, 'mei');
  const donor = await givenMonthly(server, sandbox);
  await acted(server, donor, 'amount', { amount: 4000, gift_amount: 4000 });
  const setupIntentId = await confirmedCard(server, sandbox, donor, OTHER_GOOD_CARD);
  await acted(server, donor, 'card/confirm', { setup_intent_id: setupIntentId });
  await acted(server, donor, 'pause', { months: 1 });
  await acted(server, donor, 'resume');
  await acted(server, donor, 'retry');
  await acted(server, donor, 'stop');

  await get('monthly-gifts/');
  await post(`monthly-gifts/${donor.id}/stop/`);
  await visitor.get(`giving/${donor.token}/`);
  await visitor.get(`giving/${donor.token}/years/${new Date().getUTCFullYear()}/`);
  await visitor.post('giving-link/', { email: donor.email });
  await visitor.post(`giving/${donor.token}/revoke/`);
}
