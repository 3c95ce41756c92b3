import type Stripe from 'stripe';
import type { TaxLocation } from './tax-location.ts';

type Breakdown = Stripe.Tax.CalculationLineItem.TaxBreakdown;
export type Behavior = 'exclusive' | 'inclusive';

/** Stripe's tax code 'Nontaxable'. */
const NOT_TAXABLE = 'txcd_00000000';
/** 100% in the unit of rates, thousandths of a percent. */
const FULL_RATE = 100_000;

/** Tax on one line in cents, half a cent rounded up. */
export function computeTax(
  amount: number,
  behavior: Behavior,
  taxCode: string,
  { rate }: TaxLocation,
): number {
  if (taxCode === NOT_TAXABLE || rate === 0) return 0;
  const base = behavior === 'inclusive' ? FULL_RATE + rate : FULL_RATE;
  return Math.floor((2 * amount * rate + base) / (2 * base));
}

export function buildLineBreakdown(
  amount: number,
  tax: number,
  behavior: Behavior,
  location: TaxLocation,
): Breakdown[] {
  const isTaxed = tax > 0;
  return [
    {
      amount: tax,
      jurisdiction: {
        country: location.country,
        display_name: location.state ?? location.country,
        level: location.state ? 'state' : 'country',
        state: location.state,
      },
      sourcing: 'destination',
      tax_rate_details: isTaxed
        ? {
            display_name: 'Sales and Use Tax',
            percentage_decimal: formatPercentage(location),
            tax_type: 'sales_tax',
          }
        : null,
      taxability_reason: getTaxabilityReason(isTaxed, location),
      taxable_amount: isTaxed ? amount - (behavior === 'inclusive' ? tax : 0) : 0,
    },
  ];
}

export function buildTotalBreakdown(
  lines: { amount: number; amount_tax: number; tax_behavior: string }[],
  location: TaxLocation,
): Stripe.Tax.Calculation.TaxBreakdown[] {
  return (['exclusive', 'inclusive'] as const).flatMap((behavior) => {
    const matching = lines.filter((line) => line.tax_behavior === behavior);
    if (matching.length === 0) return [];
    const amount = sum(matching.map((line) => line.amount_tax));
    const taxed = matching.filter((line) => line.amount_tax > 0);
    return [
      {
        amount,
        inclusive: behavior === 'inclusive',
        tax_rate_details: {
          country: location.country,
          flat_amount: null,
          percentage_decimal: formatPercentage(location),
          rate_type: location.rate > 0 ? ('percentage' as const) : null,
          state: location.state,
          tax_type: location.rate > 0 ? ('sales_tax' as const) : null,
        },
        taxability_reason: getTaxabilityReason(amount > 0, location),
        taxable_amount: sum(
          taxed.map((line) => line.amount - (behavior === 'inclusive' ? line.amount_tax : 0)),
        ),
      },
    ];
  });
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function formatPercentage({ rate }: TaxLocation): string {
  return rate % 1000 === 0 ? `${rate / 1000}.0` : String(rate / 1000);
}

function getTaxabilityReason(isTaxed: boolean, { state, rate }: TaxLocation) {
  if (isTaxed) return 'standard_rated' as const;
  if (!state) return 'not_collecting' as const;
  return rate > 0 ? ('product_exempt' as const) : ('not_subject_to_tax' as const);
}
