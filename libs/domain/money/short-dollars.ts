import type { Cents } from './money.ts';

const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
});

/** Formats cents for axis labels: '$500', '$2K', '$1.5M', '−$200'. */
export function formatShortDollars(cents: Cents): string {
  return compact.format(cents / 100).replace('-', '−');
}
