import { ERASED_PERSON } from '@paniscus/domain/personal-data';
import { insertDonation, send, signInAs, startServer } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { expect, it } from 'vitest';
import { DONATION_RECEIPT } from '../../donation/donation-email-kinds.ts';

const server = await startServer();
const { access } = await signInAs(server, 'grace', 'admin');

it('resends and audits a receipt once for each idempotency key', async () => {
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

it('refuses to resend a receipt to a donor whose data was erased', async () => {
  const id = await insertDonation(server, { email: ERASED_PERSON.email });

  const response = await send(server, `/api/donations/${id}/resend-email/`, {}, { access });

  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({
    detail: 'The donor’s data was erased, so there is no address to send the receipt to.',
  });
});
