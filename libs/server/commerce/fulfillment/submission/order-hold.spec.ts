import {
  createSubmittedOrder,
  openOrdersAdmin,
  startTestApp,
  startTestSandbox,
  TRUST_LOCAL_PROXY,
  WITHOUT_POLLERS,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const HOLD_S = 2;

let sandbox: TestSandbox;
let server: TestApp;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  const settings = { ...sandbox.environment, ...TRUST_LOCAL_PROXY, ...WITHOUT_POLLERS };
  server = await startTestApp({ ...settings, ORDER_HOLD_S: String(HOLD_S) });
});
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

it('a paid order is submitted by itself when its hold has ended', async () => {
  const admin = await openOrdersAdmin(server);

  const { order } = await createSubmittedOrder(server, sandbox);

  const { history } = await admin.order(order.id);
  const getTime = (text: string) => Date.parse(history.find((event) => event.text === text)?.at ?? '');
  expect(getTime('Sent to the print shop') - getTime('Paid')).toBeGreaterThanOrEqual(HOLD_S * 1000);
});
