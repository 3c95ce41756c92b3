/** Messages of the '/failure' page, for donations and orders. */
export const PAYMENT_ERRORS = {
  declined: 'Payment failed. Please try again.',
  failed: 'An error occurred',
  unknown: 'An unknown error occurred',
  unanswered:
    'We do not know yet whether your card was charged, because the answer was lost. Please try again: you will not be charged twice.',
} as const;
