import { PAYMENT_ERRORS } from './payment.messages.ts';

/** Told when the provider's answer never came. */
export const UNANSWERED =
  'We do not know yet whether your card was charged, because we lost the connection. Please try again. You will not be charged twice.';

/** Whether the end of a press says that nothing was charged; any other failure says nothing about earlier presses. */
export const isUnpaid = (kind: string, reason: string | undefined): boolean =>
  kind === 'declined' || reason === PAYMENT_ERRORS.notStarted;
