export { ATTENTION_LABELS, ATTENTION_REASONS } from './attention.data.ts';
export type { AttentionReason } from './attention.data.ts';
export { attentionReviewSchema, hasSeenNote, NOTE_CHANGED } from './attention.schema.ts';
export type { AttentionReview } from './attention.schema.ts';
export {
  describeRefusedAddress,
  emailCorrectionSchema,
  validateCorrection,
} from './email-correction.schema.ts';
export type { EmailCorrection } from './email-correction.schema.ts';
export { formatDispute } from './dispute-text.ts';
export type { Dispute } from './dispute-response.schema.ts';
export { continueAttempt, TWIN_MS, wasFinishedElsewhere } from './payment-attempt.rules.ts';
export { isUnpaid, UNANSWERED } from './payment-outcome.ts';
export { PAYMENT_ERRORS } from './payment.messages.ts';
export { PAYMENT_PROBLEMS } from './payment-problems.data.ts';
export { describeRejectedPayment, UNCHARGED } from './rejected-payment.ts';
export type { RejectedPayment } from './rejected-payment.ts';
export { canPaymentTransition, isPaymentOpen } from './payment.rules.ts';
export type { PaymentState } from './payment.rules.ts';
export type { Refund } from './refund-response.schema.ts';
export { parseAttempts, wasLeftWhilePaying } from './stored-attempts.ts';
export type { AttemptKind, PaymentAttempt } from './stored-attempts.ts';
