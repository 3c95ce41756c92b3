import type { DonationIntentRequest } from '@paniscus/domain/donation';
import { DataSource } from 'typeorm';
import { aDonation, askForEmail, paid } from '../donations.ts';
import type { TestApp } from '../test-app.ts';
import type { TestSandbox } from '../test-sandbox.ts';

export type ArrivedGift = {
  id: number;
  email: string;
  intentId: string;
  receiptNumber: string;
  receiptToken: string;
  donorPortalToken: string;
};

export async function arrivedGift(
  server: TestApp,
  sandbox: TestSandbox,
  change: Partial<DonationIntentRequest> = {},
): Promise<ArrivedGift> {
  const request = aDonation(change);
  const { intentId } = await paid(server, sandbox, request);
  const response = await askForEmail(server, intentId, request);
  if (response.status !== 200) throw new Error(`Asking for the receipt answered ${response.status}.`);
  const [stored] = await server.app.get(DataSource).query<ArrivedGift[]>(
    `SELECT donations.id, donations.email, $1 AS "intentId", receipt_number AS "receiptNumber",
       page_token AS "receiptToken", token AS "donorPortalToken"
     FROM donations JOIN payments ON kind = 'donation' AND payable_id = donations.id
     JOIN donor_links ON donor_links.email = lower(donations.email) WHERE intent_id = $1`,
    [intentId],
  );
  if (stored === undefined) throw new Error('The gift has not arrived.');
  return stored;
}

export async function givenAt({ app }: TestApp, { id }: ArrivedGift, moment: string): Promise<void> {
  await app.get(DataSource).query('UPDATE donations SET succeeded_at = $2 WHERE id = $1', [id, moment]);
}
