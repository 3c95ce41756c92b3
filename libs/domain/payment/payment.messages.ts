/** Messages of the '/failure' page, for donations and orders. */
export const PAYMENT_ERRORS = {
  declined: 'Payment failed. Please try again.',
  failed: 'An error occurred',
  unknown: 'An unknown error occurred',
  notStarted:
    'The payment could not be started. Nothing was charged. Please check your connection and try again.',
  finishedElsewhere:
    'Your gift from another tab has already arrived, and nothing was charged now. To give again, press the button once more.',
  unanswered:
    'We do not know yet whether your card was charged, because the answer was lost. Please try again: you will not be charged twice.',
} as const;
