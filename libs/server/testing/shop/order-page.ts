import type { OrderPage } from '@paniscus/domain/orders';
import { ordersIn } from '../stored-orders.ts';
import type { TestApp } from '../test-app.ts';

export async function orderPageIn(server: TestApp, { email }: { email: string }): Promise<OrderPage> {
  const [order] = await ordersIn(server, email);
  const response = await fetch(`${server.url}/api/order-page/${order?.pageToken}/`);
  if (response.status !== 200) throw new Error(`The order's page answered ${response.status}.`);
  return (await response.json()) as OrderPage;
}
