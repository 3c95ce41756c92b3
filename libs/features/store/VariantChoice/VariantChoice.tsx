import { styled } from '@mui/material/styles';
import { storeContent } from '@paniscus/content';
import { toCartItem, formatCartTitle } from '@paniscus/domain/cart';
import type { CartItem } from '@paniscus/domain/cart';
import { formatDollars } from '@paniscus/domain/money';
import { isBuyable, isSoldOut, getListPrice } from '@paniscus/domain/products';
import type { Product } from '@paniscus/domain/products';
import { Alert, Button } from '@paniscus/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { VariantSelects } from './VariantSelects';
import { describeAvailability } from './choice-labels';
import type { VariantChoiceValues } from './use-variant-choice';

/** `full`: the cart has reached its limit, so nothing was added. */
export type AddResult = 'added' | 'full';

interface VariantChoiceProps {
  product: Product;
  choice: VariantChoiceValues;
  onAddToCart: (item: CartItem) => AddResult;
  links: { cart: string };
}

type Announcement = { kind: 'invalid' } | { kind: AddResult; title: string };

const Choice = styled('form')(({ theme: { spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(3),
  '& > [data-part="price"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: spacing(0, 3),
    fontVariantNumeric: 'lining-nums tabular-nums',
    '& > p:first-of-type': typography.h2,
    '& > p + p': { ...typography.body2, color: vars.palette.text.secondary },
  },
  // An empty live region takes no space.
  '& > [aria-live]:empty': { marginTop: spacing(-3) },
  '& > [data-part="made"]': { ...typography.caption, color: vars.palette.text.secondary },
}));
const Availability = styled('p')(({ theme: { spacing, typography, vars } }) => ({
  ...typography.subtitle2,
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1.25),
  color: vars.palette.tone.success.text,
  // Filled when available and empty otherwise, so that the state does not depend on color.
  '&::before': {
    content: '""',
    flex: 'none',
    width: '0.75rem',
    height: '0.75rem',
    border: '2px solid currentcolor',
    backgroundColor: 'currentcolor',
  },
  '&[data-missing]': {
    color: vars.palette.tone.error.text,
    '&::before': { backgroundColor: 'transparent', transform: 'rotate(45deg)' },
  },
}));

export function VariantChoice({ product, choice, onAddToCart, links }: VariantChoiceProps) {
  const [announcement, setAnnouncement] = useState<Announcement>();
  const { variant, quantity } = choice;
  const soldOut = isSoldOut(product);
  const canBuy = variant !== undefined && isBuyable(variant);

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!canBuy) return setAnnouncement({ kind: 'invalid' });
    const kind = onAddToCart(toCartItem(product, variant, quantity));
    setAnnouncement({ kind, title: formatCartTitle(product, variant) });
  };

  return (
    <Choice onSubmit={add} onChange={() => setAnnouncement(undefined)} aria-label="Buy">
      <Price cents={variant?.price ?? getListPrice(product).cents} quantity={quantity} />
      <VariantSelects choice={choice} isInvalid={announcement?.kind === 'invalid'} />
      <Availability role="status" data-missing={canBuy ? undefined : ''}>
        {describeAvailability(variant, !soldOut)}
      </Availability>
      <Button type="submit" look={soldOut ? 'plain' : 'accent'} isWide>
        Add to Cart
      </Button>
      <noscript>
        <Alert kind="info">Adding to the cart needs JavaScript, which is switched off here.</Alert>
      </noscript>
      <div aria-live="polite">
        <Answer announcement={announcement} cart={links.cart} />
      </div>
      <p data-part="made">{`${storeContent.madeToOrder} ${storeContent.cart.beforePaying}`}</p>
    </Choice>
  );
}

function Price({ cents, quantity }: { cents: number; quantity: number }) {
  return (
    <div data-part="price">
      <p>{formatDollars(cents)}</p>
      {quantity > 1 ? <p>{`Total: ${formatDollars(cents * quantity)}`}</p> : null}
    </div>
  );
}

function Answer({ announcement, cart }: { announcement: Announcement | undefined; cart: string }) {
  if (announcement === undefined) return null;
  if (announcement.kind === 'invalid')
    return <Alert kind="error">Please select a valid, available size, color, and quantity.</Alert>;
  const way = <a href={cart}>Go to your cart</a>;
  return announcement.kind === 'added' ? (
    <Alert kind="success" action={way}>{`${announcement.title} is in your cart.`}</Alert>
  ) : (
    <Alert kind="warning" title="Your cart is full" action={way}>
      It holds 50 different things, and 99 of each. Make room in it, then add this one.
    </Alert>
  );
}
