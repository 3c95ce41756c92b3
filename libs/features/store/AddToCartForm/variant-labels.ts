import { isBuyable } from '@paniscus/domain/products';
import type { Choice, ProductVariant } from '@paniscus/domain/products';

/** Select option whose label states the availability in combination with the other selected option. */
export const toVariantOption = ({ value, state }: Choice, otherValue: string) => ({
  value,
  label: {
    available: value,
    'sold-out': `${value} (sold out)`,
    'not-made': otherValue === '' ? `${value} (not available)` : `${value} (not available in ${otherValue})`,
  }[state],
});

/** Describes the availability of the selected variant. */
export function describeAvailability(variant: ProductVariant | undefined, isAnyBuyable: boolean): string {
  if (variant === undefined) return 'This combination is not available. Please choose another.';
  if (isBuyable(variant)) return 'Available';
  return isAnyBuyable ? 'Sold out in this combination. Please choose another.' : 'Sold out';
}
