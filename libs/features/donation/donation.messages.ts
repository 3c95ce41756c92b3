export const DONATION_MESSAGES = {
  notReady: 'Payment system not initialized. Please wait and try again.',
  failed: 'An error occurred while processing your donation. Please try again or contact support.',
} as const;
