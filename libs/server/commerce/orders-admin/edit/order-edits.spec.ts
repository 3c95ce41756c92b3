import type { StaffOrder } from '@paniscus/domain/orders';
import {
  ASYNC_TIMEOUT_MS,
  buildOrderEdit,
  listPrintifyOrders,
  startOrderEdits,
} from '@paniscus/server/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CatalogService } from '../../catalog/catalog.service.ts';
import { SubmitOrderService } from '../../fulfillment/submission/submit-order.service.ts';

const edits = await startOrderEdits();

afterEach(() => edits.sandbox.restoreCatalog());

/** Another variant of the first line for the same price. */
function findOtherOption(order: StaffOrder): { variant_id: number; title: string } {
  const ordered = order.lines[0]?.variant_id;
  const other = order.edit?.options[0]?.find(({ variant_id }) => variant_id !== ordered);
  if (other === undefined) throw new Error('There is no other variant.');
  return other;
}

describe('editing an order', () => {
  it('changes the address, the email address, the phone number and the size, and the print shop gets them', async () => {
    const before = await edits.createOrder();
    const option = findOtherOption(before);
    const [, ...others] = before.lines.map(({ variant_id }) => variant_id);
    const edit = buildOrderEdit(before, {
      variant_ids: [option.variant_id, ...others],
      address1: ' 14 River Road ',
      email: `new-${before.email}`,
      phone: '(515) 555-0142',
    });

    const { status, body } = await edits.edit(before.id, edit);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      email: `new-${before.email}`,
      phone: '5155550142',
      address: { address1: '14 River Road', zip: '50309' },
      total_cents: before.total_cents,
      edit: { version: (before.edit?.version ?? 0) + 1, held_until: expect.any(String) },
    });
    await edits.server.app.get(SubmitOrderService).submit(before.id);
    const [printed] = await listPrintifyOrders(edits.sandbox, before);
    expect(printed).toMatchObject({
      address_to: { address1: '14 River Road', phone: '5155550142', email: `new-${before.email}` },
    });
    const lines = (await edits.admin.order(before.id)).lines;
    expect(lines[0]).toMatchObject({ variant_id: option.variant_id });
    expect(lines[0]?.title).toContain(option.title);
    expect(printed?.line_items[0]).toMatchObject({ variant_id: option.variant_id });
  });

  it('is noted without personal data, audited, and reported to the buyer', async () => {
    const before = await edits.createOrder();

    await edits.edit(before.id, buildOrderEdit(before, { address1: '16 River Road' }));
    const history = await vi.waitFor(async () => {
      const events = (await edits.admin.order(before.id)).history;
      expect(events.map(({ text }) => text)).toContain('Email about the change sent');
      return events;
    }, ASYNC_TIMEOUT_MS);

    expect(history).toContainEqual(
      expect.objectContaining({ text: 'Changed: shipping address', cause: 'staff grace the Writer' }),
    );
    expect(JSON.stringify(history)).not.toContain('River Road');
    const email = (await edits.sandbox.mail()).findLast(({ to }) => to === before.email);
    expect(email?.subject).toBe(`We changed your order ${before.number}`);
    expect(email?.text).toContain('16 River Road');
    const audit = await fetch(`${edits.server.url}/api/audit/?action=order.edited`, {
      headers: { authorization: `Bearer ${edits.admin.access}` },
    });
    expect(((await audit.json()) as object[])[0]).toMatchObject({ subject_id: before.id, details: {} });
  });

  it('does nothing when nothing differs', async () => {
    const before = await edits.createOrder();

    const { status, body } = await edits.edit(before.id, buildOrderEdit(before, { version: 7 }));

    expect(status).toBe(200);
    expect(body).toMatchObject({ edit: { version: before.edit?.version }, history: before.history });
  });

  it('returns 409 when the order changed since it was loaded', async () => {
    const before = await edits.createOrder();
    await edits.edit(before.id, buildOrderEdit(before, { phone: '5155550142' }));

    const { status } = await edits.edit(before.id, buildOrderEdit(before, { address1: '18 River Road' }));

    expect(status).toBe(409);
    expect((await edits.admin.order(before.id)).address.address1).toBe('12 River Road');
  });

  it('offers only variants of the same product and price', async () => {
    const before = await edits.createOrder();
    const [line, ...others] = before.lines;
    const offered = before.edit?.options[0]?.map(({ variant_id }) => variant_id) ?? [];
    await edits.sandbox.changeCatalog({
      product: line?.product_id ?? '',
      variant: findOtherOption(before).variant_id,
      price: (line?.price_cents ?? 0) + 100,
    });
    await edits.server.app.get(CatalogService).refreshProducts([line?.product_id ?? ''], { isForced: true });
    const variantIds = [findOtherOption(before).variant_id, ...others.map(({ variant_id }) => variant_id)];

    const { status, body } = await edits.edit(before.id, buildOrderEdit(before, { variant_ids: variantIds }));

    expect(offered).toContain(line?.variant_id);
    expect(status).toBe(422);
    expect(body.errors).toEqual({ variant_ids: 'This option is no longer available at the same price.' });
  });
});
