import { ERASED_PERSON } from '@paniscus/domain/personal-data';
import { insertOrder, send, signInAs, startServer } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';

const server = await startServer();
const { access } = await signInAs(server, 'grace', 'admin');

describe('resending the confirmation with an idempotency key', () => {
  const resend = async (id: number, key: string) => {
    const headers = { 'idempotency-key': key };
    return (await send(server, `/api/orders/${id}/resend-email/`, {}, { access, headers })).status;
  };
  const countCopies = async (id: number) => {
    const rows = await server.app
      .get(DataSource)
      .query<unknown[]>(`SELECT 1 FROM mails WHERE kind = 'order-confirmation' AND subject_id = $1`, [id]);
    return rows.length;
  };

  const countAudited = async (id: number) => {
    const path = `${server.url}/api/audit/?action=order.email_resent`;
    const response = await fetch(path, { headers: { authorization: `Bearer ${access}` } });
    const events = (await response.json()) as { subject_id: number }[];
    return events.filter(({ subject_id: subject }) => subject === id).length;
  };

  it('sends and audits one copy for each key, however often it is repeated', async () => {
    const id = await insertOrder(server);

    const statuses = await Promise.all(Array.from({ length: 8 }, () => resend(id, 'first')));

    expect(new Set(statuses)).toEqual(new Set([200]));
    expect([await countCopies(id), await countAudited(id)]).toEqual([1, 1]);
    expect(await resend(id, 'second')).toBe(200);
    expect([await countCopies(id), await countAudited(id)]).toEqual([2, 2]);
  });

  it('sends copies of different orders with the same key', async () => {
    const [one, other] = [await insertOrder(server), await insertOrder(server)];

    expect([await resend(one, 'same'), await resend(other, 'same')]).toEqual([200, 200]);
    expect([await countCopies(one), await countCopies(other)]).toEqual([1, 1]);
  });

  it('refuses a key that is not visible ASCII', async () => {
    expect(await resend(await insertOrder(server), 'x'.repeat(201))).toBe(422);
  });
});

it('refuses to resend an email to a buyer whose data was erased', async () => {
  const id = await insertOrder(server, { state: 'delivered', ...ERASED_PERSON });

  const response = await send(server, `/api/orders/${id}/resend-email/`, {}, { access });

  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({
    detail: 'The buyer’s data was erased, so there is no address to send the email to.',
  });
});
