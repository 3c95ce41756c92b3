import {
  createPaidOrder,
  findStoredOrders,
  listPrintifyOrders,
  startServerWithSandbox,
  TRUST_LOCAL_PROXY,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { expect, it } from 'vitest';

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);

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
