/** Messages of the '/failure' page, for donations and orders. */
export const PAYMENT_ERRORS = {
  declined: 'Payment failed. Please try again.',
  failed: 'An error occurred',
  unknown: 'An unknown error occurred',
  notStarted:
    'The payment could not be started. Nothing was charged. Please check your connection and try again.',
} as const;
