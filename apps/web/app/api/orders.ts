import { orderListResponse, staffOrderResponse } from '@paniscus/domain/orders';
import type {
  OrderEdit,
  OrderLookup,
  OrderSummary,
  RefundRequest,
  StaffOrder,
} from '@paniscus/domain/orders';
import type { AttentionReview, EmailCorrection } from '@paniscus/domain/payment';
import { callApi, callApiAsStaff } from './client';
import { buildListQuery, getNextCursor } from './pagination';
import { parseResponse } from './parse-response';

/** Order filter of the staff list; an empty string means no filter. */
type Filter = { state: string; search: string; from: string; to: string };
export type OrderListPage = { orders: OrderSummary[]; nextCursor: string | undefined };

/** Requests the order link by email. The response does not reveal whether the order exists. */
export async function requestOrderLink(body: OrderLookup): Promise<void> {
  await callApi('/order-lookup/', { method: 'POST', body });
}

export async function fetchOrders(filter: Filter, cursor: string | null): Promise<OrderListPage> {
  const response = await callApiAsStaff(`/orders/${buildListQuery(filter, cursor)}`);
  return { orders: await parseResponse(response, orderListResponse), nextCursor: getNextCursor(response) };
}

export async function exportOrders(filter: Filter): Promise<Blob> {
  return (await callApiAsStaff(`/orders/export.csv${buildListQuery(filter)}`)).blob();
}

export async function fetchOrder(id: number): Promise<StaffOrder> {
  return parseResponse(await callApiAsStaff(`/orders/${id}/`), staffOrderResponse);
}

async function runAction(id: number, action: string, body: object, key?: string): Promise<StaffOrder> {
  const headers = key === undefined ? undefined : { 'idempotency-key': key };
  const response = await callApiAsStaff(`/orders/${id}/${action}/`, { method: 'POST', body, headers });
  return parseResponse(response, staffOrderResponse);
}

export const retryOrder = (id: number, seen: AttentionReview) => runAction(id, 'retry', seen);
export const resolveOrderAttention = (id: number, seen: AttentionReview) =>
  runAction(id, 'resolve-attention', seen);
/** Sends one copy, however often it is called with the same key. */
export const resendOrderEmail = (id: number, key?: string) => runAction(id, 'resend-email', {}, key);
export const correctOrderEmail = (id: number, correction: EmailCorrection) =>
  runAction(id, 'correct-email', correction);
export const editOrder = (id: number, edit: OrderEdit) => runAction(id, 'edit', edit);
export const refundOrder = (id: number, request: RefundRequest) => runAction(id, 'refund', request);
