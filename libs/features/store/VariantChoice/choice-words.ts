import { isBuyable } from '@paniscus/domain';
import type { Choice, ProductVariant } from '@paniscus/domain';

/** An option of a select, which says before it is chosen whether it can be had beside the other choice. */
export const choiceOption = ({ value, state }: Choice, beside: string) => ({
  value,
  label: {
    available: value,
    'sold-out': `${value} - sold out`,
    'not-made': beside === '' ? `${value} - not made` : `${value} - not made in ${beside}`,
  }[state],
});

/** Whether the chosen variant can be bought, in words. */
export function describeAvailability(variant: ProductVariant | undefined, isAnySold: boolean): string {
  if (variant === undefined) return 'Not made in this combination. Please choose another.';
  if (isBuyable(variant)) return 'Available';
  return isAnySold ? 'Sold out in this combination. Please choose another.' : 'Sold out';
}
