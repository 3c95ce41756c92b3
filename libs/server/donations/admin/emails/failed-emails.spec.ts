import type { DonationSummary, StaffDonation } from '@paniscus/domain/donation';
import { JobsService } from '@paniscus/server/platform';
import {
  openDonationsAdmin,
  insertDonation,
  startServerWithSandbox,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';

const FAILED_NOTE =
  'An email about it could not be sent. We will try again after this is marked as reviewed.';

const { sandbox, server } = await startServerWithSandbox();
const admin = await openDonationsAdmin(server);

const insert = async (sql: string, values: unknown[]) => {
  const [row] = await server.app.get(DataSource).query<{ id: number }[]>(`${sql} RETURNING id`, values);
  return row?.id ?? 0;
};
async function createFailedEmail(kind: string, subjectId: number): Promise<number> {
  const sql = `INSERT INTO mails (kind, subject_id, state, created_at) VALUES ($1, $2, 'waiting', now())`;
  const mailId = await insert(sql, [kind, subjectId]);
  await server.app.get(JobsService)['boss'].send('dead-letters', { queue: 'send-mail', data: { mailId } });
  return mailId;
}
const findInList = async (id: number) => {
  const list = (await (await admin.get('donations/')).json()) as DonationSummary[];
  return list.find((candidate) => candidate.id === id);
};

describe('donation email that failed for good', () => {
  it('needs attention and is retried once staff resolve it', async () => {
    const email = 'grace@example.org';
    const id = await insertDonation(server, { email });
    await createFailedEmail('donation-receipt', id);
    const before = await admin.donation(id);

    const resolved = await admin.post(`donations/${id}/resolve-attention/`);

    expect(before).toMatchObject({ attention: FAILED_NOTE, has_attention: true });
    expect(resolved.status).toBe(200);
    const after = (await resolved.json()) as StaffDonation;
    expect(after).toMatchObject({ attention: null, has_attention: false });
    expect(after.history).toContainEqual(
      expect.objectContaining({
        kind: 'note',
        text: `Marked as reviewed: ${FAILED_NOTE}`,
        cause: 'staff grace the Writer',
      }),
    );
    await waitUntilIdle(server, sandbox);
    expect((await sandbox.mail()).map(({ to }) => to)).toEqual([email]);
    expect((await admin.post(`donations/${id}/resolve-attention/`)).status).toBe(409);
  });

  it('is added to other reasons for attention, even when it is a tribute card', async () => {
    const id = await insertDonation(server, { attention: 'The cardholder has disputed the payment.' });
    const unaffected = await insertDonation(server);
    const tribute = await insert(
      `INSERT INTO tributes (donation_id, kind, name, card_name, card_email, wall_state, created_at)
       VALUES ($1, 'memory', 'Kanzi', 'Sue', 'sue@example.org', 'none', now())`,
      [id],
    );

    await createFailedEmail('tribute-card', tribute);

    expect((await admin.donation(id)).attention).toBe(
      `The cardholder has disputed the payment. ${FAILED_NOTE}`,
    );
    expect(await findInList(id)).toMatchObject({ has_attention: true });
    expect(await findInList(unaffected)).toMatchObject({ has_attention: false });
  });

  it('needs no attention once the data of the recipient is erased', async () => {
    const id = await insertDonation(server, { email: 'zoe@example.org' });
    await insert(
      `INSERT INTO mails (kind, subject_id, state, created_at) VALUES ('donation-receipt', $1, 'refused', now())`,
      [id],
    );
    const before = await admin.donation(id);

    const email = 'zoe@example.org';
    const { status } = await admin.post('personal-data/erase/', { email, confirmation: email });

    expect(before.refused_emails).toEqual([email]);
    expect(status).toBe(200);
    expect(await admin.donation(id)).toMatchObject({
      refused_emails: [],
      attention: null,
      has_attention: false,
    });
  });

  it('needs no attention once the email was sent in another way', async () => {
    const id = await insertDonation(server);
    const mailId = await createFailedEmail('donation-receipt', id);

    await server.app
      .get(DataSource)
      .query("UPDATE mails SET state = 'sent', sent_at = now() WHERE id = $1", [mailId]);

    expect(await admin.donation(id)).toMatchObject({ attention: null, has_attention: false });
  });
});
