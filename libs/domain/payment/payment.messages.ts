/** Messages of the '/failure' page, for donations and orders. */
export const PAYMENT_ERRORS = {
  declined: 'Payment failed. Please try again.',
  failed: 'An error occurred',
  unknown: 'An unknown error occurred',
} as const;
