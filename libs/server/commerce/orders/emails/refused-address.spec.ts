import {
  createPurchaseRequest,
  findStoredOrders,
  openOrdersAdmin,
  payPurchase,
  startTestApp,
  startTestSandbox,
  TRUST_LOCAL_PROXY,
  waitUntilIdle,
} from '@paniscus/server/testing';
import type { AdminClient, TestApp, TestSandbox } from '@paniscus/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let sandbox: TestSandbox;
let server: TestApp;
let admin: AdminClient;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestApp({ ...sandbox.environment, ...TRUST_LOCAL_PROXY });
  await sandbox.sendEventsTo(server.url);
  admin = await openOrdersAdmin(server);
});
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

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
