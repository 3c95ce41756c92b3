import { allocateDiscount } from '@paniscus/domain/discounts';
import type { Cents } from '@paniscus/domain/money';
import type { PricedLine } from '../catalog/cart-pricing.service.ts';

const toLineCents = ({ priceCents, quantity }: PricedLine) => priceCents * quantity;

export const sumLines = (lines: readonly PricedLine[]): Cents =>
  lines.reduce((sum, line) => sum + toLineCents(line), 0);

/** Lines with their shares of a discount on all of them. */
export function withDiscount(lines: readonly PricedLine[], discountCents: Cents): PricedLine[] {
  const shares = allocateDiscount(lines.map(toLineCents), discountCents);
  return lines.map((line, index) => ({ ...line, discountCents: shares[index] ?? 0 }));
}
