import {
  createPurchaseRequest,
  findStoredOrders,
  insertOrder,
  openOrdersAdmin,
  payPurchase,
  send,
  startServerWithSandbox,
  TRUST_LOCAL_PROXY,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { expect, it } from 'vitest';

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);
await sandbox.sendEventsTo(server.url);
const admin = await openOrdersAdmin(server);

it('a buyer whose address is refused for good gets the confirmation at the corrected one', async () => {
  const [email, corrected] = ['refused@example.org', 'corrected@example.org'];
  await sandbox.injectFault({ service: 'smtp', mode: 'error', match: email, status: 550 });
  await payPurchase(server, sandbox, await createPurchaseRequest(server, { shipping: { email } }));
  await waitUntilIdle(server, sandbox);
  const id = (await findStoredOrders(server, email))[0]?.id ?? 0;
  const shown = await admin.order(id);
  expect(shown).toMatchObject({ refused_emails: [email] });
  expect(shown.attention).toContain(`The mail server refused ${email}`);

  const response = await admin.post(`${id}/correct-email/`, { refused_email: email, email: corrected });
  await waitUntilIdle(server, sandbox);

  expect(await response.json()).toMatchObject({ email: corrected, attention: null, refused_emails: [] });
  expect((await sandbox.mail()).map(({ to }) => to)).toEqual([corrected]);
});

it('a buyer whose data was erased has no address to correct', async () => {
  const email = 'erased@example.org';
  const id = await insertOrder(server, { email, state: 'delivered' });
  await server.app
    .get(DataSource)
    .query(
      `INSERT INTO mails (kind, subject_id, state, created_at) VALUES ('order-confirmation', $1, 'refused', now())`,
      [id],
    );
  const before = await admin.order(id);

  const request = { email, confirmation: email };
  const { status } = await send(server, '/api/personal-data/erase/', request, { access: admin.access });

  expect(before).toMatchObject({ refused_emails: [email] });
  expect(status).toBe(200);
  expect(await admin.order(id)).toMatchObject({ refused_emails: [], attention: null });
});
