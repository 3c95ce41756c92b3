import {
  createSubmittedOrder,
  openOrdersAdmin,
  startServerWithSandbox,
  TRUST_LOCAL_PROXY,
  WITHOUT_POLLERS,
} from '@paniscus/server/testing';
import { expect, it } from 'vitest';

const HOLD_S = 2;

const { sandbox, server } = await startServerWithSandbox({
  ...TRUST_LOCAL_PROXY,
  ...WITHOUT_POLLERS,
  ORDER_HOLD_S: String(HOLD_S),
});

it('a paid order is submitted by itself when its hold has ended', async () => {
  const admin = await openOrdersAdmin(server);

  const { order } = await createSubmittedOrder(server, sandbox);

  const { history } = await admin.order(order.id);
  const getTime = (text: string) => Date.parse(history.find((event) => event.text === text)?.at ?? '');
  expect(getTime('Sent to the print shop') - getTime('Paid')).toBeGreaterThanOrEqual(HOLD_S * 1000);
});
