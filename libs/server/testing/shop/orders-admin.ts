import type { StaffOrder } from '@paniscus/domain/orders';
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
