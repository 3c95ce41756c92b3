export { ATTENTION_LABELS, ATTENTION_REASONS } from './attention.data.ts';
export type { AttentionReason } from './attention.data.ts';
export { PAYMENT_ERRORS } from './payment.messages.ts';
export { describeRejectedPayment } from './rejected-payment.ts';
export type { RejectedPayment } from './rejected-payment.ts';
export { canPaymentTransition, isPaymentOpen } from './payment.rules.ts';
export type { PaymentState } from './payment.rules.ts';
export type { Refund } from './refund-response.schema.ts';
