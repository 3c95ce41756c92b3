import { insertDonation, send, signInAs, startServer } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { expect, it } from 'vitest';
import { DONATION_RECEIPT } from '../../donation/donation-email-kinds.ts';

const server = await startServer();

it('resends and audits a receipt once for each idempotency key', async () => {
  const { access } = await signInAs(server, 'grace', 'admin');
  const id = await insertDonation(server);
  const resend = async (key: string) => {
    const headers = { 'idempotency-key': key };
    return (await send(server, `/api/donations/${id}/resend-email/`, {}, { access, headers })).status;
  };

  const statuses = [await resend('first'), await resend('first'), await resend('second')];

  const rows = await server.app
    .get(DataSource)
    .query<unknown[]>('SELECT 1 FROM mails WHERE kind = $1 AND subject_id = $2', [DONATION_RECEIPT, id]);
  const audit = await fetch(`${server.url}/api/audit/?action=donation.email_resent`, {
    headers: { authorization: `Bearer ${access}` },
  });
  expect(statuses).toEqual([200, 200, 200]);
  expect(rows).toHaveLength(2);
  expect(await audit.json()).toHaveLength(2);
});
