/** What the page '/failure' is told of a payment that did not go through, a gift's as an order's. */
export const PAYMENT_ERRORS = {
  declined: 'Payment failed. Please try again.',
  failed: 'An error occurred',
  unknown: 'An unknown error occurred',
} as const;
