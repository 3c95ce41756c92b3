import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { findStillRemoved, isSameLine, computeSubtotal } from '@paniscus/domain/cart';
import type { CartItem, CartKey, RemovedItem } from '@paniscus/domain/cart';
import { formatDiscountLabel } from '@paniscus/domain/discounts';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import { RemovedNotice, SumTable } from '@paniscus/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { DiscountField } from './DiscountField';
import { OrderLines } from './OrderLines';
import { SummarySection } from './SummarySection';
import type { DiscountControl, DiscountEntry } from './discount-entry.types';

interface CartReviewProps {
  cart: readonly CartItem[];
  onRemove: (item: CartKey) => void;
  /** Restores a removed line at its previous zero-based index. */
  onUndo: (item: CartItem, index: number) => void;
  discount: DiscountControl;
  disabled: boolean;
  links: { cart: string };
}

export function CartReview(props: CartReviewProps) {
  const { cart, discount, disabled, links } = props;
  const { titleRef, undoId, removed, remove, undo } = useRemoval(props);
  return (
    <SummarySection title="Your cart" titleRef={titleRef}>
      <div>
        <RemovedNotice title={removed?.item.title} undoId={undoId} onUndo={undo} />
        <OrderLines cart={cart} onRemove={remove} disabled={disabled} />
      </div>
      <DiscountField {...discount} disabled={disabled} />
      <SumTable rows={toSumRows(computeSubtotal(cart), discount.entry)} />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        Shipping and tax depend on your address. You will see them in the next step.{' '}
        <Link href={links.cart}>Edit cart</Link>
      </Typography>
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

/** Remembers the last removed line for undo; moves focus to Undo after a removal, and to the title after an undo. */
function useRemoval({ cart, onRemove, onUndo }: Pick<CartReviewProps, 'cart' | 'onRemove' | 'onUndo'>) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const undoId = useId();
  const [requested, setRequested] = useState<RemovedItem>();
  const removed = findStillRemoved(cart, requested);

  useEffect(() => {
    if (removed !== undefined) document.getElementById(undoId)?.focus();
  }, [removed, undoId]);

  const remove = (key: CartKey) => {
    const index = cart.findIndex((line) => isSameLine(line, key));
    const item = cart[index];
    if (item !== undefined) setRequested({ item, index });
    onRemove(key);
  };

  const undo = () => {
    if (removed === undefined) return;
    titleRef.current?.focus();
    setRequested(undefined);
    onUndo(removed.item, removed.index);
  };
  return { titleRef, undoId, removed, remove, undo };
}
