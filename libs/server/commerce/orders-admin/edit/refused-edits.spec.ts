import {
  buildOrderEdit,
  createPaidOrder,
  openOrdersAdmin,
  startTestApp,
  startTestSandbox,
  TRUST_LOCAL_PROXY,
  WITHOUT_POLLERS,
} from '@paniscus/server/testing';
import type { AdminClient, TestApp, TestSandbox } from '@paniscus/server/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const OREGON = { city: 'Portland', region: 'OR', zip: '97201' };
const ALASKA = { city: 'Juneau', region: 'AK', zip: '99801' };

let sandbox: TestSandbox;
/** Orders wait an hour before they are submitted. */
let server: TestApp;
let admin: AdminClient;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  const settings = { ...sandbox.environment, ...TRUST_LOCAL_PROXY, ...WITHOUT_POLLERS };
  server = await startTestApp({ ...settings, ORDER_HOLD_S: '3600' });
  admin = await openOrdersAdmin(server);
});
afterEach(() => sandbox.clearFaults());
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

async function createWaitingOrder(shipping: Partial<typeof OREGON> = {}) {
  const paid = await createPaidOrder(server, sandbox, { shipping });
  return admin.order(paid.id);
}

async function edit(id: number, change: object) {
  const response = await admin.post(`${id}/edit/`, change);
  return { status: response.status, ...((await response.json()) as { detail?: string; errors?: object }) };
}

describe('an edit is refused', () => {
  it('for an address that does not exist, naming the field', async () => {
    const order = await createWaitingOrder();

    const { status, errors } = await edit(order.id, buildOrderEdit(order, { zip: '00000' }));

    expect(status).toBe(422);
    expect(Object.keys(errors ?? {})).toEqual(['zip']);
    expect((await admin.order(order.id)).address.zip).toBe('50309');
  });

  it('when shipping would cost something else', async () => {
    const order = await createWaitingOrder(OREGON);

    const { status, detail } = await edit(order.id, buildOrderEdit(order, ALASKA));

    expect(status).toBe(409);
    expect(detail).toMatch(
      /^With this change, shipping would be \$[\d.]+ \(the buyer paid \$[\d.]+\) and tax/,
    );
    expect((await admin.order(order.id)).address).toMatchObject(OREGON);
  });

  it('when tax was collected for another state', async () => {
    const order = await createWaitingOrder();

    const { status, detail } = await edit(order.id, buildOrderEdit(order, OREGON));

    expect(status).toBe(409);
    expect(detail).toContain('Tax was collected for IA');
  });

  it('while the print shop cannot check the address, but not for the buyer’s phone number', async () => {
    const order = await createWaitingOrder();
    await sandbox.injectFault({ service: 'printify', mode: 'down' });

    const address = await edit(order.id, buildOrderEdit(order, { address1: '14 River Road' }));
    const phone = await edit(order.id, buildOrderEdit(order, { phone: '5155550142' }));

    expect(address.status).toBe(503);
    expect(address.detail).toContain('Nothing was changed.');
    expect(phone.status).toBe(200);
    expect(await admin.order(order.id)).toMatchObject({
      phone: '5155550142',
      address: { address1: '12 River Road' },
    });
  });

  it('while a full refund is in progress', async () => {
    const order = await createWaitingOrder();
    await sandbox.injectFault({ service: 'stripe', mode: 'down', match: '/v1/refunds' });
    expect((await admin.post(`${order.id}/refund/`)).status).toBe(503);

    const { status } = await edit(order.id, buildOrderEdit(order, { phone: '5155550142' }));

    expect(status).toBe(409);
    expect((await admin.order(order.id)).edit).toBeNull();
  });

  it('for an order that is not paid or does not exist', async () => {
    const order = await createWaitingOrder();
    const input = buildOrderEdit(order);

    const refund = await admin.post(`${order.id}/refund/`);
    const refunded = await edit(order.id, { ...input, phone: '5155550142' });
    const unknown = await edit(2_147_483_647, input);

    expect(refund.status).toBe(200);
    expect(refunded.status).toBe(409);
    expect(unknown.status).toBe(404);
  });
});
