import {
  createPaidOrder,
  findStoredOrders,
  listPrintifyOrders,
  startTestApp,
  startTestSandbox,
  TRUST_LOCAL_PROXY,
  waitUntilIdle,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let sandbox: TestSandbox;
let server: TestApp;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestApp({ ...sandbox.environment, ...TRUST_LOCAL_PROXY });
});
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

it('a second order of a buyer within minutes is held for staff, and those of two buyers are printed', async () => {
  const first = await createPaidOrder(server, sandbox);
  const other = await createPaidOrder(server, sandbox);
  const second = await createPaidOrder(server, sandbox, { shipping: { email: first.email.toUpperCase() } });
  await waitUntilIdle(server, sandbox);

  const [stored] = await findStoredOrders(server, second.email);
  expect(stored).toMatchObject({ state: 'needs_attention' });
  expect(stored?.attention).toContain(`This buyer ordered twice within minutes (see ${first.number}).`);
  expect(await listPrintifyOrders(sandbox, second)).toHaveLength(0);
  for (const order of [first, other]) expect(await listPrintifyOrders(sandbox, order)).toHaveLength(1);
});
