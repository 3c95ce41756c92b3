import { buildOrderEdit, startOrderEdits } from '@paniscus/server/testing';
import { afterEach, describe, expect, it } from 'vitest';

const OREGON = { city: 'Portland', region: 'OR', zip: '97201' };
const ALASKA = { city: 'Juneau', region: 'AK', zip: '99801' };

const edits = await startOrderEdits();

afterEach(() => edits.sandbox.clearFaults());

describe('an edit is refused', () => {
  it('for an address that does not exist, naming the field', async () => {
    const order = await edits.createOrder();

    const { status, body } = await edits.edit(order.id, buildOrderEdit(order, { zip: '00000' }));

    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual(['zip']);
    expect((await edits.admin.order(order.id)).address.zip).toBe('50309');
  });

  it('when shipping would cost something else', async () => {
    const order = await edits.createOrder({ shipping: OREGON });

    const { status, body } = await edits.edit(order.id, buildOrderEdit(order, ALASKA));

    expect(status).toBe(409);
    expect(body.detail).toMatch(
      /^With this change, shipping would be \$[\d.]+ \(the buyer paid \$[\d.]+\) and tax/,
    );
    expect((await edits.admin.order(order.id)).address).toMatchObject(OREGON);
  });

  it('when tax was collected for another state', async () => {
    const order = await edits.createOrder();

    const { status, body } = await edits.edit(order.id, buildOrderEdit(order, OREGON));

    expect(status).toBe(409);
    expect(body.detail).toContain('Tax was collected for IA');
  });

  it('while the print shop cannot check the address, but not for the buyer’s phone number', async () => {
    const order = await edits.createOrder();
    await edits.sandbox.injectFault({ service: 'printify', mode: 'down' });

    const address = await edits.edit(order.id, buildOrderEdit(order, { address1: '14 River Road' }));
    const phone = await edits.edit(order.id, buildOrderEdit(order, { phone: '5155550142' }));

    expect(address.status).toBe(503);
    expect(address.body.detail).toContain('Nothing was changed.');
    expect(phone.status).toBe(200);
    expect(await edits.admin.order(order.id)).toMatchObject({
      phone: '5155550142',
      address: { address1: '12 River Road' },
    });
  });

  it('when the print shop names no reason, without asking staff to check a cart', async () => {
    const order = await edits.createOrder();
    const fault = { service: 'printify', mode: 'error', match: 'shipping.json', status: 400 } as const;
    await edits.sandbox.injectFault(fault);

    const { status, body } = await edits.edit(order.id, buildOrderEdit(order, { address1: '14 River Road' }));

    expect(status).toBe(422);
    expect(body.detail).toMatch(/^The print shop did not accept the change.*Nothing was changed\.$/);
  });

  it('while a full refund is in progress', async () => {
    const order = await edits.createOrder();
    await edits.sandbox.injectFault({ service: 'stripe', mode: 'down', match: '/v1/refunds' });
    expect((await edits.admin.post(`${order.id}/refund/`)).status).toBe(503);

    const { status } = await edits.edit(order.id, buildOrderEdit(order, { phone: '5155550142' }));

    expect(status).toBe(409);
    expect((await edits.admin.order(order.id)).edit).toBeNull();
  });

  it('for an order that is not paid or does not exist', async () => {
    const order = await edits.createOrder();
    const input = buildOrderEdit(order);

    const refund = await edits.admin.post(`${order.id}/refund/`);
    const refunded = await edits.edit(order.id, { ...input, phone: '5155550142' });
    const unknown = await edits.edit(2_147_483_647, input);

    expect(refund.status).toBe(200);
    expect(refunded.status).toBe(409);
    expect(unknown.status).toBe(404);
  });
});
