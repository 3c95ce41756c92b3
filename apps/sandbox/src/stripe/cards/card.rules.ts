import { cardError, invalid } from '../api/api-error.ts';
import type { Params } from '../api/params.ts';
import { TEST_CARDS } from './cards.data.ts';
import type { DeclineCode, TestCard } from './cards.data.ts';

export interface CardBehavior {
  declines?: DeclineCode;
  authenticates: boolean;
  isBlocked: boolean;
  isDisputed: boolean;
  /** The payment stays in processing. */
  isPending: boolean;
  /** No authentication is needed off-session once it is set up. */
  isFreedBySetup?: boolean;
  /** Setup succeeds, but every charge is declined. */
  isDeclinedLater?: boolean;
  /** Charged with an elevated risk level. */
  isRisky?: boolean;
  /** Causes an early fraud warning after the payment. */
  isReported?: boolean;
}

const CARD_WALLETS = ['apple_pay', 'google_pay', 'link'] as const;

export interface CardData {
  number: string;
  brand: string;
  expMonth: number;
  expYear: number;
  hasCvc: boolean;
  /** Wallet that the card was paid from. */
  wallet?: (typeof CARD_WALLETS)[number];
  behavior: CardBehavior;
}

export function parseCard(card: Params, now: Date): CardData {
  card.only(['number', 'exp_month', 'exp_year', 'cvc', 'networks', 'wallet']);
  const number = card.required('number').replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !hasValidChecksum(number)) {
    throw cardError('Your card number is incorrect.', 'incorrect_number', 'number');
  }
  const expMonth = card.integer('exp_month') ?? 0;
  const expYear = toFullYear(card.integer('exp_year') ?? 0);
  validateExpiry(expMonth, expYear, now);
  const cvc = card.text('cvc');
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc)) {
    throw cardError("Your card's security code is invalid.", 'invalid_cvc', 'cvc');
  }
  const testCard = TEST_CARDS.find((candidate) => candidate.number === number);
  const wallet = card.oneOf('wallet', CARD_WALLETS);
  return {
    ...(wallet && { wallet }),
    number,
    brand: testCard?.brand ?? detectCardBrand(number),
    expMonth,
    expYear,
    hasCvc: cvc !== undefined,
    behavior: getCardBehavior(testCard),
  };
}

/** Resolves test tokens such as 'pm_card_visa'. */
export function findTestCard(name: string, now: Date): CardData | undefined {
  const token = name.replace(/^pm_(card_)?(visa_)?(?=.)/, '');
  const testCard = name.startsWith('pm_') && TEST_CARDS.find((candidate) => candidate.token === token);
  if (!testCard) return undefined;
  return {
    number: testCard.number,
    brand: testCard.brand,
    expMonth: now.getUTCMonth() + 1,
    expYear: now.getUTCFullYear() + 1,
    hasCvc: true,
    behavior: getCardBehavior(testCard),
  };
}

export function isExpired(card: { exp_month: number; exp_year: number }, now: Date): boolean {
  const year = now.getUTCFullYear();
  return card.exp_year < year || (card.exp_year === year && card.exp_month < now.getUTCMonth() + 1);
}

function hasValidChecksum(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function getCardBehavior(card: TestCard | undefined): CardBehavior {
  const declines = card ? card.declines : 'test_mode_live_card';
  return {
    ...(declines ? { declines } : {}),
    authenticates: card?.authenticates ?? false,
    isBlocked: card?.isBlocked ?? false,
    isDisputed: card?.isDisputed ?? false,
    isPending: card?.isPending ?? false,
    isFreedBySetup: card?.isFreedBySetup ?? false,
    isDeclinedLater: card?.isDeclinedLater ?? false,
    isRisky: card?.isRisky ?? false,
    isReported: card?.isReported ?? false,
  };
}

function validateExpiry(month: number, year: number, now: Date): void {
  if (month < 1 || month > 12) {
    throw cardError("Your card's expiration month is invalid.", 'invalid_expiry_month', 'exp_month');
  }
  if (year < 1970 || year > now.getUTCFullYear() + 50) {
    throw cardError("Your card's expiration year is invalid.", 'invalid_expiry_year', 'exp_year');
  }
  if (isExpired({ exp_month: month, exp_year: year }, now)) {
    const isYear = year < now.getUTCFullYear();
    throw isYear
      ? cardError("Your card's expiration year is invalid.", 'invalid_expiry_year', 'exp_year')
      : cardError("Your card's expiration month is invalid.", 'invalid_expiry_month', 'exp_month');
  }
}

function toFullYear(year: number): number {
  return year >= 0 && year < 100 ? 2000 + year : year;
}

function detectCardBrand(number: string): string {
  if (/^4/.test(number)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  if (/^6(011|5)/.test(number)) return 'discover';
  return 'unknown';
}

export function requireCardType(type: string): void {
  if (type !== 'card')
    throw invalid(`The sandbox only takes payment methods of type card, not ${type}.`, { param: 'type' });
}
