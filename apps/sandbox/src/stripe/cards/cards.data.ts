export const DECLINES = {
  generic_decline: { code: 'card_declined', message: 'Your card was declined.' },
  insufficient_funds: { code: 'card_declined', message: 'Your card has insufficient funds.' },
  lost_card: { code: 'card_declined', message: 'Your card was declined.' },
  stolen_card: { code: 'card_declined', message: 'Your card was declined.' },
  fraudulent: { code: 'card_declined', message: 'Your card was declined.' },
  expired_card: { code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  authentication_required: {
    code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
  test_mode_live_card: {
    code: 'card_declined',
    message:
      'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  },
} as const;

export type DeclineCode = keyof typeof DECLINES;

export interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard' | 'amex' | 'discover';
  /** Test token without its prefix 'pm_card_' (for banks 'pm_'). */
  token: string;
  declines?: DeclineCode;
  authenticates?: true;
  isBlocked?: true;
  isDisputed?: true;
  isPending?: true;
  isFreedBySetup?: true;
  isDeclinedLater?: true;
  isRisky?: true;
  isReported?: true;
}

/** Test cards from Stripe's documentation. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', token: 'visa' },
  { number: '4000056655665556', brand: 'visa', token: 'debit' },
  { number: '4000000000000077', brand: 'visa', token: 'bypassPending' },
  { number: '5555555555554444', brand: 'mastercard', token: 'mastercard' },
  { number: '378282246310005', brand: 'amex', token: 'amex' },
  { number: '6011111111111117', brand: 'discover', token: 'discover' },
  { number: '4000000000000002', brand: 'visa', token: 'chargeDeclined', declines: 'generic_decline' },
  {
    number: '4000000000009995',
    brand: 'visa',
    token: 'chargeDeclinedInsufficientFunds',
    declines: 'insufficient_funds',
  },
  { number: '4000000000009987', brand: 'visa', token: 'chargeDeclinedLostCard', declines: 'lost_card' },
  { number: '4000000000009979', brand: 'visa', token: 'chargeDeclinedStolenCard', declines: 'stolen_card' },
  { number: '4000000000000069', brand: 'visa', token: 'chargeDeclinedExpiredCard', declines: 'expired_card' },
  {
    number: '4000000000000127',
    brand: 'visa',
    token: 'chargeDeclinedIncorrectCvc',
    declines: 'incorrect_cvc',
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    token: 'chargeDeclinedProcessingError',
    declines: 'processing_error',
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    token: 'authenticationRequiredOnSetup',
    authenticates: true,
    isFreedBySetup: true,
  },
  { number: '4000002760003184', brand: 'visa', token: 'authenticationRequired', authenticates: true },
  {
    number: '4000008400001629',
    brand: 'visa',
    token: 'threeDSecureRequiredChargeDeclined',
    authenticates: true,
    declines: 'generic_decline',
  },
  { number: '4100000000000019', brand: 'visa', token: 'radarBlock', declines: 'fraudulent', isBlocked: true },
  { number: '4000000000000259', brand: 'visa', token: 'createDispute', isDisputed: true },
  { number: '4000000000009235', brand: 'visa', token: 'riskLevelElevated', isRisky: true },
  { number: '4000000000005423', brand: 'visa', token: 'createIssuerFraudRecord', isReported: true },
  {
    number: '4000000000000341',
    brand: 'visa',
    token: 'chargeCustomerFail',
    declines: 'generic_decline',
    isDeclinedLater: true,
  },
  { number: '000123456789', brand: 'visa', token: 'usBankAccount_processing', isPending: true },
];
