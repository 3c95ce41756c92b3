export const paymentContent = {
  cardSafety:
    'Your card data goes straight to our payment provider over an encrypted connection. We never see it, and it is not stored.',
} as const;
