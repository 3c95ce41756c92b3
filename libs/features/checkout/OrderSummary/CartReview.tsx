import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { isSameLine, computeSubtotal } from '@paniscus/domain/cart';
import type { CartItem, CartKey } from '@paniscus/domain/cart';
import { formatDiscountLabel } from '@paniscus/domain/discounts';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import { SumTable, VisuallyHidden } from '@paniscus/ui';
import { useEffect, useRef, useState } from 'react';
import { DiscountField } from './DiscountField';
import { OrderLines } from './OrderLines';
import { SummarySection } from './SummarySection';
import type { DiscountControl, DiscountEntry } from './discount-entry.types';

interface CartReviewProps {
  cart: readonly CartItem[];
  onRemove: (item: CartKey) => void;
  discount: DiscountControl;
  disabled: boolean;
  links: { cart: string };
}

export function CartReview({ cart, onRemove, discount, disabled, links }: CartReviewProps) {
  const { titleRef, removed, remove } = useRemoval(cart, onRemove);
  return (
    <SummarySection title="Your cart" titleRef={titleRef}>
      <OrderLines cart={cart} onRemove={remove} disabled={disabled} />
      <DiscountField {...discount} disabled={disabled} />
      <SumTable rows={toSumRows(computeSubtotal(cart), discount.entry)} />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        Shipping and tax depend on your address. You will see them in the next step.{' '}
        <Link href={links.cart}>Edit cart</Link>
      </Typography>
      <VisuallyHidden role="status">
        {removed === undefined ? '' : `${removed.title} was removed.`}
      </VisuallyHidden>
    </SummarySection>
  );
}

function toSumRows(subtotalCents: Cents, entry: DiscountEntry) {
  const subtotal = { label: 'Subtotal', amount: formatDollars(subtotalCents) };
  if (entry.kind !== 'applied') return [{ ...subtotal, isTotal: true }];
  return [
    subtotal,
    { label: formatDiscountLabel(entry.code), amount: formatDollars(-entry.cents) },
    { label: 'After discount', amount: formatDollars(subtotalCents - entry.cents), isTotal: true },
  ];
}

/**
 * Moves focus to the title when the removed line's button disappears, and returns the removed line so it can be
 * announced.
 */
function useRemoval(cart: readonly CartItem[], onRemove: (item: CartKey) => void) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [requested, setRequested] = useState<CartItem>();
  const isRemoved = requested !== undefined && !cart.some((line) => isSameLine(line, requested));
  const removed = isRemoved ? requested : undefined;

  useEffect(() => {
    if (removed !== undefined) titleRef.current?.focus();
  }, [removed]);

  const remove = (key: CartKey) => {
    setRequested(cart.find((line) => isSameLine(line, key)));
    onRemove(key);
  };
  return { titleRef, removed, remove };
}
