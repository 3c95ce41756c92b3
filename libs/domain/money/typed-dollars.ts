import { CHARGE_MAX_CENTS, formatDollars } from './money.ts';
import type { Cents } from './money.ts';

/** Why typed text is not an amount in dollars: `unclear` is a number that can be read in more than one way. */
export type TypedDollarsFault = 'not-a-number' | 'unclear' | 'too-many-decimals' | 'too-large';
export type TypedDollars = { cents: Cents } | { fault: TypedDollarsFault };

/** Long enough for any amount, with its separators and currency. */
const LENGTH_MAX = 40;
const CURRENCY = /^(?:US)?\$ ?|(?: ?USD| ?\$)$/gi;
const PLAIN = /^(?<dollars>\d*)(?:[.,](?<fraction>\d{0,2}))?$/;
/** Thousands in groups of three, then decimals after the other separator or after a space's comma. */
const GROUPED =
  /^(?<dollars>[1-9]\d{0,2}(?:(?:,\d{3})+|(?: \d{3})+|(?:['’]\d{3})+))(?<decimals>[.,]\d{1,2})?$/;
const LONG_FRACTION = /^\d*\.\d{3,}$/;
/** A group between two separators that is none of thousands, nor of lakhs such as in `1,00,000`. */
const NO_GROUP = /[.,'’](?!\d{3}[.,'’]|\d\d,)\d*[.,'’]/;

/**
 * Parses dollars as people type them: `25,50` and `25.50` are 25.50; `1,000` and `1 000` are 1000; `$25` is 25. Text that a
 * reader could take for two amounts, such as `1.000,50` or `1,00,0`, is `unclear`; `1.2.3` is no number in any notation.
 */
export function parseTypedDollars(typed: string): TypedDollars {
  if (typed.length > LENGTH_MAX) return { fault: 'not-a-number' };
  const text = typed.normalize('NFKC').replace(/\s+/g, ' ').trim().replace(CURRENCY, '');
  if (!/^[\d.,'’ ]+$/.test(text) || !/\d/.test(text)) return { fault: 'not-a-number' };
  if (NO_GROUP.test(text)) return { fault: 'not-a-number' };
  if (LONG_FRACTION.test(text)) return { fault: 'too-many-decimals' };
  const plain = PLAIN.exec(text)?.groups;
  if (plain) return toCents(plain['dollars'] ?? '', plain['fraction'] ?? '');
  const grouped = GROUPED.exec(text)?.groups;
  const decimals = grouped?.['decimals'] ?? '';
  // A comma after thousands that have commas too would be a thousands separator of its own.
  if (!grouped || (decimals.startsWith(',') && grouped['dollars']?.includes(',')))
    return { fault: 'unclear' };
  return toCents((grouped['dollars'] ?? '').replace(/\D/g, ''), decimals.slice(1));
}

function toCents(dollars: string, fraction: string): TypedDollars {
  const cents = Number(dollars) * 100 + Number(fraction.padEnd(2, '0'));
  return cents <= CHARGE_MAX_CENTS ? { cents } : { fault: 'too-large' };
}

const FAULT_MESSAGES: Record<TypedDollarsFault, string> = {
  'not-a-number': 'Amount must be a positive number.',
  unclear: 'Amount can be read in more than one way. Write it as 1000 or 1000.50.',
  'too-many-decimals': 'Amount must have at most two decimals.',
  'too-large': `Amount must be at most ${formatDollars(CHARGE_MAX_CENTS)}.`,
};

/** Error message of a field for an amount. */
export const describeTypedDollarsFault = (fault: TypedDollarsFault): string => FAULT_MESSAGES[fault];

/** Cents of a typed amount; undefined while it is none. */
export function typedDollarsToCents(typed: string): Cents | undefined {
  const amount = parseTypedDollars(typed);
  return 'cents' in amount ? amount.cents : undefined;
}
