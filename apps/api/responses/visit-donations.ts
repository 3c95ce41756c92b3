import { donorPortalResponse } from '@paniscus/domain/donor-portal';
import {
  OTHER_VALID_CARD,
  insertDonation,
  runDonorAction,
  completeDonation,
  confirmNewCard,
  startRecurringDonation,
  openDonationsAdmin,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { openClient } from './requests.ts';

/** Donates with a tribute, and calls the endpoints of receipts, the memory wall and the donations admin. */
export async function visitDonations(server: TestApp, sandbox: TestSandbox): Promise<void> {
  const visitor = openClient(server);
  const { post, put, get, donation } = await openDonationsAdmin(server, 'lin');
  const completed = await completeDonation(server, sandbox, {
    tribute: {
      kind: 'memory',
      name: 'Matata',
      wall_line: 'She taught us.',
      card: { name: 'Sue', email: 'sue@example.org', message: 'With love.' },
    },
  });
  await visitor.get(`receipt/${completed.receiptToken}/`);

  const { tribute } = await donation(completed.id);
  const fund = { name: 'Forest patrols', description: 'Guarding the forest.' };
  const { id } = (await (await post('funds/', fund)).json()) as { id: number };
  await put(`funds/${id}/`, { ...fund, is_active: true });
  await put('funds/order/', { ids: [id] });
  await get('funds/all/');
  await visitor.get('funds/');
  await get('donations/');
  await get('donation-totals/');
  await get('dashboard/');
  await post('personal-data/', { email: 'sue@example.org' });
  const email = 'leaving@example.org';
  await insertDonation(server, { email });
  await post('personal-data/erase/', { email, confirmation: email });
  await get('tributes/');
  await post(`tributes/${tribute?.id}/wall/`, { state: 'shown' });
  await visitor.get('memory-wall/');
  await post(`donations/${completed.id}/resend-email/`);
  await post(`donations/${completed.id}/refund/`, { amount_cents: 100 });
  const asked = 'asked@example.org';
  const questioned = await insertDonation(server, { attention: 'A receipt was refused.', email: asked });
  await post(`donations/${questioned}/correct-email/`, { refused_email: asked, email: 'told@example.org' });
  await post(`donations/${questioned}/resolve-attention/`);
}

/** Changes recurring donations through every endpoint of the donor portal. */
export async function visitRecurringDonations(server: TestApp, sandbox: TestSandbox): Promise<void> {
  const visitor = openClient(server);
  const { get, post } = await openDonationsAdmin(server, 'mei');
  const donor = await startRecurringDonation(server, sandbox);
  await runDonorAction(server, donor, 'amount', { amount: 4000, gift_amount: 4000 });
  const setupIntentId = await confirmNewCard(server, sandbox, donor, OTHER_VALID_CARD);
  await runDonorAction(server, donor, 'card/confirm', { setup_intent_id: setupIntentId });
  await runDonorAction(server, donor, 'pause', { months: 1 });
  await runDonorAction(server, donor, 'resume');
  await runDonorAction(server, donor, 'retry');
  await runDonorAction(server, donor, 'stop');

  await get('monthly-gifts/');
  await post(`monthly-gifts/${donor.id}/stop/`);
  const portal = donorPortalResponse.validateSync(await (await visitor.get(`giving/${donor.token}/`)).json());
  await visitor.get(`giving/${donor.token}/years/${portal.years[0]?.year}/`);
  await visitor.post(`giving/${donor.token}/anonymity/`, { is_anonymous: true });
  await visitor.post(`giving/${donor.token}/details/`, { first_name: 'Ada', last_name: 'Byron' });
  await visitor.post('giving-link/', { email: donor.email });
  await visitor.post(`giving/${donor.token}/revoke/`);
}
