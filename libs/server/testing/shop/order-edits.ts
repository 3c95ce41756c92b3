import type { StaffOrder } from '@paniscus/domain/orders';
import { TRUST_LOCAL_PROXY } from '../donations.ts';
import { startServerWithSandbox } from '../shared-server.ts';
import type { TestApp } from '../test-app.ts';
import type { TestSandbox } from '../test-sandbox.ts';
import { createPaidOrder, WITHOUT_POLLERS } from './fulfillment.ts';
import { openOrdersAdmin } from './orders-admin.ts';
import type { AdminClient } from './orders-admin.ts';

type OrderOptions = Parameters<typeof createPaidOrder>[2];
type EditResponse = { status: number; body: Record<string, unknown> };

type OrderEdits = {
  server: TestApp;
  sandbox: TestSandbox;
  admin: AdminClient;
  /** A paid order that is not submitted yet. */
  createOrder: (options?: OrderOptions) => Promise<StaffOrder>;
  edit: (id: number, edit: object) => Promise<EditResponse>;
};

/**
 * Starts a server as `startServerWithSandbox` does, whose orders wait an hour before they are submitted, and signs in an
 * admin.
 */
export async function startOrderEdits(): Promise<OrderEdits> {
  const settings = { ...TRUST_LOCAL_PROXY, ...WITHOUT_POLLERS, ORDER_HOLD_S: '3600' };
  const { sandbox, server } = await startServerWithSandbox(settings);
  const admin = await openOrdersAdmin(server);
  return {
    server,
    sandbox,
    admin,
    createOrder: async (options) => admin.order((await createPaidOrder(server, sandbox, options)).id),
    edit: async (id, edit) => {
      const response = await admin.post(`${id}/edit/`, edit);
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
  };
}
