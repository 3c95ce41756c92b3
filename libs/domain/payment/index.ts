export { ATTENTION_LABELS, ATTENTION_REASONS } from './attention.data.ts';
export type { AttentionReason } from './attention.data.ts';
export { attentionReviewSchema, hasSeenNote, NOTE_CHANGED } from './attention.schema.ts';
export type { AttentionReview } from './attention.schema.ts';
export { describeRefusedAddress, emailCorrectionSchema } from './email-correction.schema.ts';
export type { EmailCorrection } from './email-correction.schema.ts';
export {
  continueAttempt,
  parseAttempts,
  TWIN_MS,
  wasFinishedElsewhere,
  wasLeftWhilePaying,
} from './payment-attempt.rules.ts';
export type { AttemptKind, PaymentAttempt } from './payment-attempt.rules.ts';
export { isUnpaid, PAYMENT_ERRORS, UNANSWERED } from './payment.messages.ts';
export { PAYMENT_PROBLEMS } from './payment-problems.data.ts';
export { describeRejectedPayment } from './rejected-payment.ts';
export type { RejectedPayment } from './rejected-payment.ts';
export { canPaymentTransition, isPaymentOpen } from './payment.rules.ts';
export type { PaymentState } from './payment.rules.ts';
export type { Refund } from './refund-response.schema.ts';
