/** An integer number of US cents, the only representation of money in the code. */
export type Cents = number;

/** Minimum card charge in US dollars (Stripe, docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
export const CHARGE_MIN_CENTS: Cents = 50;
/** The most that a single card charge can be in US dollars (the same page). */
export const CHARGE_MAX_CENTS: Cents = 99_999_999;

/**
 * Parses dollars from the API (at most two decimals) to whole cents. Returns undefined for anything else, so that
 * rounding never hides a wrong price.
 */
export function dollarsToCents(dollars: unknown): Cents | undefined {
  const text = typeof dollars === 'number' ? String(dollars) : dollars;
  if (typeof text !== 'string' || text.length > 15) return undefined;

  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return undefined;

  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents <= CHARGE_MAX_CENTS ? cents : undefined;
}

/** Converts cents to dollars for the API: 1999 becomes 19.99. */
export function centsToDollars(cents: Cents): number {
  return cents / 100;
}

/** Formats cents for display: 123456 becomes '$1,234.56'; a negative amount has a minus sign, which is no hyphen. */
export function formatDollars(cents: Cents): string {
  const grouped = Math.floor(Math.abs(cents) / 100).toLocaleString('en-US');
  const fraction = (Math.abs(cents) % 100).toString().padStart(2, '0');
  return `${cents < 0 ? '−' : ''}$${grouped}.${fraction}`;
}
