/** Messages of the '/failure' page, for donations and orders. */
export const PAYMENT_ERRORS = {
  declined: 'Payment failed. Please try again.',
  failed: 'An error occurred',
  unknown: 'An unknown error occurred',
  notStarted:
    'The payment could not be started. Nothing was charged. Please check your connection and try again.',
} as const;

/** Whether the end of a press says that nothing was charged; any other failure says nothing about earlier presses. */
export const isUnpaid = (kind: string, reason: string | undefined): boolean =>
  kind === 'declined' || reason === PAYMENT_ERRORS.notStarted;

/** Separate, because pages load it only to pay. */
export const UNANSWERED =
  'We do not know yet whether your card was charged, because we lost the connection. Please try again. You will not be charged twice.';
