import type { OrderEdit, StaffOrder } from '@paniscus/domain/orders';
import { send, signInAs } from '../staff.ts';
import type { TestApp } from '../test-app.ts';

export type AdminClient = {
  access: string;
  get: (path: string) => Promise<Response>;
  post: (path: string, body?: object) => Promise<Response>;
  order: (id: number) => Promise<StaffOrder>;
};

export async function openOrdersAdmin(
  server: TestApp,
  username = 'grace',
  role: 'admin' | 'editor' = 'admin',
): Promise<AdminClient> {
  const { access } = await signInAs(server, username, role);
  const get = (path: string) =>
    fetch(`${server.url}/api/orders/${path}`, { headers: { authorization: `Bearer ${access}` } });
  return {
    access,
    get,
    post: (path, body = {}) => send(server, `/api/orders/${path}`, body, { access }),
    order: async (id) => {
      const response = await get(`${id}/`);
      if (response.status !== 200) throw new Error(`The orders admin returned ${response.status}.`);
      return (await response.json()) as StaffOrder;
    },
  };
}

/** A change of an order that changes nothing but `change`. */
export function buildOrderEdit(order: StaffOrder, change: Partial<OrderEdit> = {}): OrderEdit {
  const { address1, address2, city, region, zip } = order.address;
  return {
    version: order.edit?.version ?? 1,
    variant_ids: order.lines.map(({ variant_id }) => variant_id),
    ...{ address1, address2, city, region, zip },
    email: order.email,
    phone: order.phone,
    ...change,
  };
}
