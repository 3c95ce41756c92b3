import type Stripe from 'stripe';
import type { TaxLocation } from './tax-location.ts';

type Breakdown = Stripe.Tax.CalculationLineItem.TaxBreakdown;
export type Behavior = 'exclusive' | 'inclusive';

/** Stripe's tax code 'Nontaxable'. */
const NOT_TAXABLE = 'txcd_00000000';
/** 100% in the unit of rates, thousandths of a percent. */
const WHOLE = 100_000;

/** Tax on one line in cents, half a cent rounded up. */
export function computeTax(
  amount: number,
  behavior: Behavior,
  taxCode: string,
  { rate }: TaxLocation,
): number {
  if (taxCode === NOT_TAXABLE || rate === 0) return 0;
  const base = behavior === 'inclusive' ? WHOLE + rate : WHOLE;
  return Math.floor((2 * amount * rate + base) / (2 * base));
}

export function lineBreakdown(
  amount: number,
  tax: number,
  behavior: Behavior,
  place: TaxLocation,
): Breakdown[] {
  const isTaxed = tax > 0;
  return [
    {
      amount: tax,
      jurisdiction: {
        country: place.country,
        display_name: place.state ?? place.country,
        level: place.state ? 'state' : 'country',
        state: place.state,
      },
      sourcing: 'destination',
      tax_rate_details: isTaxed
        ? {
            display_name: 'Sales and Use Tax',
            percentage_decimal: percentage(place),
            tax_type: 'sales_tax',
          }
        : null,
      taxability_reason: reasonFor(isTaxed, place),
      taxable_amount: isTaxed ? amount - (behavior === 'inclusive' ? tax : 0) : 0,
    },
  ];
}

export function totalBreakdown(
  lines: { amount: number; amount_tax: number; tax_behavior: string }[],
  place: TaxLocation,
): Stripe.Tax.Calculation.TaxBreakdown[] {
  return (['exclusive', 'inclusive'] as const).flatMap((behavior) => {
    const own = lines.filter((line) => line.tax_behavior === behavior);
    if (own.length === 0) return [];
    const amount = getSum(own.map((line) => line.amount_tax));
    const taxed = own.filter((line) => line.amount_tax > 0);
    return [
      {
        amount,
        inclusive: behavior === 'inclusive',
        tax_rate_details: {
          country: place.country,
          flat_amount: null,
          percentage_decimal: percentage(place),
          rate_type: place.rate > 0 ? ('percentage' as const) : null,
          state: place.state,
          tax_type: place.rate > 0 ? ('sales_tax' as const) : null,
        },
        taxability_reason: reasonFor(amount > 0, place),
        taxable_amount: getSum(
          taxed.map((line) => line.amount - (behavior === 'inclusive' ? line.amount_tax : 0)),
        ),
      },
    ];
  });
}

export function getSum(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

function percentage({ rate }: TaxLocation): string {
  return rate % 1000 === 0 ? `${rate / 1000}.0` : String(rate / 1000);
}

function reasonFor(isTaxed: boolean, { state, rate }: TaxLocation) {
  if (isTaxed) return 'standard_rated' as const;
  if (!state) return 'not_collecting' as const;
  return rate > 0 ? ('product_exempt' as const) : ('not_subject_to_tax' as const);
}
