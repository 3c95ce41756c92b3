import type { DonationIntentRequest } from '@paniscus/domain/donation';
import { DataSource } from 'typeorm';
import { buildDonationRequest, requestDonationEmail, payDonation } from '../donations.ts';
import type { TestApp } from '../test-app.ts';
import type { TestSandbox } from '../test-sandbox.ts';

export type CompletedDonation = {
  id: number;
  email: string;
  intentId: string;
  receiptNumber: string;
  receiptToken: string;
  donorPortalToken: string;
};

export async function completeDonation(
  server: TestApp,
  sandbox: TestSandbox,
  change: Partial<DonationIntentRequest> = {},
): Promise<CompletedDonation> {
  const request = buildDonationRequest(change);
  const { intentId } = await payDonation(server, sandbox, request);
  const response = await requestDonationEmail(server, intentId, request);
  if (response.status !== 200) throw new Error(`Requesting the receipt returned ${response.status}.`);
  const [stored] = await server.app.get(DataSource).query<CompletedDonation[]>(
    `SELECT donations.id, donations.email, $1 AS "intentId", receipt_number AS "receiptNumber",
       page_token AS "receiptToken", token AS "donorPortalToken"
     FROM donations JOIN payments ON kind = 'donation' AND payable_id = donations.id
     JOIN donor_links ON donor_links.email = lower(donations.email) WHERE intent_id = $1`,
    [intentId],
  );
  if (stored === undefined) throw new Error('The donation is not stored.');
  return stored;
}

export async function setDonationDate(
  { app }: TestApp,
  { id }: CompletedDonation,
  paidAt: string,
): Promise<void> {
  await app.get(DataSource).query('UPDATE donations SET succeeded_at = $2 WHERE id = $1', [id, paidAt]);
}
