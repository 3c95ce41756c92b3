import type { OrderPage } from '@paniscus/domain/orders';
import { findStoredOrders } from '../stored-orders.ts';
import type { TestApp } from '../test-app.ts';

export async function fetchOrderPage(server: TestApp, { email }: { email: string }): Promise<OrderPage> {
  const [order] = await findStoredOrders(server, email);
  const response = await fetch(`${server.url}/api/order-page/${order?.pageToken}/`);
  if (response.status !== 200) throw new Error(`The order page returned ${response.status}.`);
  return (await response.json()) as OrderPage;
}
