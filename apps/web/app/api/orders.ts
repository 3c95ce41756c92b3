import { orderListResponse, staffOrderResponse } from '@paniscus/domain/orders';
import type { OrderLookup, OrderSummary, RefundRequest, StaffOrder } from '@paniscus/domain/orders';
import { call, callAsStaff } from './client';
import { buildListQuery, getNextCursor } from './paged-list';
import { parseResponse } from './parse-response';

/** Order filter of the staff list; an empty string means no filter. */
type Filter = { state: string; search: string; from: string; to: string };
export type OrderListPage = { orders: OrderSummary[]; nextCursor: string | undefined };

/** Requests the order link by email. The response does not reveal whether the order exists. */
export async function lookUpOrder(body: OrderLookup): Promise<void> {
  await call('/order-lookup/', { method: 'POST', body });
}

export async function readOrders(filter: Filter, cursor: string | null): Promise<OrderListPage> {
  const response = await callAsStaff(`/orders/${buildListQuery(filter, cursor)}`);
  return { orders: await parseResponse(response, orderListResponse), nextCursor: getNextCursor(response) };
}

export async function exportOrders(filter: Filter): Promise<Blob> {
  return (await callAsStaff(`/orders/export.csv${buildListQuery(filter)}`)).blob();
}

export async function readOrder(id: number): Promise<StaffOrder> {
  return parseResponse(await callAsStaff(`/orders/${id}/`), staffOrderResponse);
}

async function act(id: number, action: string, body: object): Promise<StaffOrder> {
  const response = await callAsStaff(`/orders/${id}/${action}/`, { method: 'POST', body });
  return parseResponse(response, staffOrderResponse);
}

export const retryOrder = (id: number) => act(id, 'retry', {});
export const resendOrderEmail = (id: number) => act(id, 'resend-email', {});
export const refundOrder = (id: number, request: RefundRequest) => act(id, 'refund', request);
