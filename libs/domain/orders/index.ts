export { orderLookupSchema, refundSchema } from './order-api.schema.ts';
export type { OrderLookup, RefundRequest } from './order-api.schema.ts';
export { getOrderSteps } from './order-progress.rules.ts';
export type { OrderStep, OrderStepName } from './order-progress.rules.ts';
export { canOrderMove, isOrderPaid, ORDER_STATES, orderIdFrom, formatOrderNumber } from './order.rules.ts';
export type { OrderState } from './order.rules.ts';
export type {
  OrderAddress,
  OrderEvent,
  OrderLine,
  OrderPage,
  OrderRefund,
  OrderSummary,
  Parcel,
  StaffOrder,
} from './order.types.ts';
export { refundSumFrom } from './refund.rules.ts';
