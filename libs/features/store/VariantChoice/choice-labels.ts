import { isBuyable } from '@paniscus/domain/products';
import type { Choice, ProductVariant } from '@paniscus/domain/products';

/** Select option whose label states the availability in combination with the other choice. */
export const choiceOption = ({ value, state }: Choice, beside: string) => ({
  value,
  label: {
    available: value,
    'sold-out': `${value} - sold out`,
    'not-made': beside === '' ? `${value} - not made` : `${value} - not made in ${beside}`,
  }[state],
});

/** Describes the availability of the selected variant. */
export function describeAvailability(variant: ProductVariant | undefined, isAnySold: boolean): string {
  if (variant === undefined) return 'Not made in this combination. Please choose another.';
  if (isBuyable(variant)) return 'Available';
  return isAnySold ? 'Sold out in this combination. Please choose another.' : 'Sold out';
}
