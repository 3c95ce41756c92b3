export { orderLookupSchema, refundSchema } from './order-api.schema.ts';
export type { OrderLookup, RefundRequest } from './order-api.schema.ts';
export { formatAddressLines } from './order-address.rules.ts';
export { describeOrderChanges, listOrderChanges } from './order-edit.rules.ts';
export type { OrderChange } from './order-edit.rules.ts';
export { orderEditFormSchema, orderEditSchema } from './order-edit.schema.ts';
export type { OrderEdit, OrderEditForm } from './order-edit.schema.ts';
export { getOrderSteps } from './order-progress.rules.ts';
export type { OrderStep } from './order-progress.rules.ts';
export {
  canOrderTransition,
  isOrderFinished,
  isOrderPaid,
  ORDER_STATES,
  ORDER_STEPS,
  parseOrderNumber,
  formatOrderNumber,
} from './order.rules.ts';
export type { OrderState, OrderStepName } from './order.rules.ts';
export { orderListResponse, staffOrderResponse } from './order-admin-response.schema.ts';
export type { OrderEvent, OrderSummary, StaffOrder } from './order-admin-response.schema.ts';
export { orderPageResponse } from './order-response.schema.ts';
export type { OrderAddress, OrderLine, OrderPage, Parcel } from './order-response.schema.ts';
export { parseRefundAmount } from './refund.rules.ts';
