export const CHECKOUT_MESSAGES = {
  notReady: 'Payment system not initialized.',
  noShipping: 'Failed to fetch shipping options.',
  noTax: 'Failed to calculate tax.',
  quoteFailed: 'An error occurred while processing your request. Please try again.',
  noIntent: 'Failed to create payment intent',
  failed: 'An error occurred during payment. Please try again or contact support.',
} as const;

/** The request for shipping and tax could not be made. */
export const NOT_QUOTED = {
  kind: 'failed',
  message: CHECKOUT_MESSAGES.quoteFailed,
  reason: CHECKOUT_MESSAGES.noShipping,
} as const;
