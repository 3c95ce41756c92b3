import { isSameLine, computeSubtotal } from '@paniscus/domain/cart';
import type { CartItem, CartKey } from '@paniscus/domain/cart';
import { formatDollars } from '@paniscus/domain/money';
import { HiddenText, SumTable } from '@paniscus/ui';
import { useEffect, useRef, useState } from 'react';
import { OrderLines } from './OrderLines';
import { SummaryStack } from './OrderSummary';

interface CartReviewProps {
  cart: readonly CartItem[];
  onRemove: (item: CartKey) => void;
  isDisabled: boolean;
  links: { cart: string };
}

export function CartReview({ cart, onRemove, isDisabled, links }: CartReviewProps) {
  const { heading, removed, remove } = useRemoval(cart, onRemove);
  return (
    <SummaryStack>
      <h2 ref={heading} tabIndex={-1}>
        Your cart
      </h2>
      <OrderLines cart={cart} onRemove={remove} isDisabled={isDisabled} />
      <SumTable rows={[{ label: 'Subtotal', amount: formatDollars(computeSubtotal(cart)), isTotal: true }]} />
      <p>
        Shipping and tax depend on your address and come next. <a href={links.cart}>Change the cart</a>
      </p>
      <HiddenText role="status">{removed === undefined ? '' : `${removed.title} was removed.`}</HiddenText>
    </SummaryStack>
  );
}

/**
 * Moves focus to the heading when the removed line's button disappears, and returns the removed line so it can be
 * announced.
 */
function useRemoval(cart: readonly CartItem[], onRemove: (item: CartKey) => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [wanted, setWanted] = useState<CartItem>();
  const removed = wanted !== undefined && !cart.some((line) => isSameLine(line, wanted)) ? wanted : undefined;

  useEffect(() => {
    if (removed !== undefined) heading.current?.focus();
  }, [removed]);

  const remove = (key: CartKey) => {
    setWanted(cart.find((line) => isSameLine(line, key)));
    onRemove(key);
  };
  return { heading, removed, remove };
}
