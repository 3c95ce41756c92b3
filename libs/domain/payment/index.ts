export { PAYMENT_ERRORS } from './payment.messages.ts';
export { canPaymentMove, isPaymentOpen } from './payment.rules.ts';
export type { PaymentState } from './payment.rules.ts';
export type { Refund } from './refund-response.schema.ts';
