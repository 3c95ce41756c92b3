import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { storeContent } from '@paniscus/content';
import { formatCartTitle, QUANTITY_MAX, toCartItem } from '@paniscus/domain/cart';
import type { CartItem } from '@paniscus/domain/cart';
import { formatDollars } from '@paniscus/domain/money';
import { isBuyable, isSoldOut, getListPrice } from '@paniscus/domain/products';
import type { Product } from '@paniscus/domain/products';
import { leadingDebounce } from '@paniscus/domain/timing';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Availability } from './Availability';
import { VariantSelects } from './VariantSelects';
import type { VariantSelection } from './use-variant-selection';
import { describeAvailability } from './variant-labels';

/**
 * `partly`: up to the limit of an item. `most`: the cart had the limit of this item, so nothing was added. `full`: nothing was
 * added because the cart has reached its limit of different items.
 */
export type AddToCartResult = 'added' | 'partly' | 'most' | 'full';

interface AddToCartFormProps {
  product: Product;
  selection: VariantSelection;
  onAddToCart: (item: CartItem) => AddToCartResult;
  links: { cart: string };
}

const createDebounce = () => leadingDebounce((add: () => void) => add());

type Submission = { kind: 'invalid' } | { kind: AddToCartResult; title: string };

/** Adds what is selected, once for a double press, and keeps the result until the selection changes. */
function useSubmission({ product, selection, onAddToCart }: Omit<AddToCartFormProps, 'links'>) {
  const [submission, setSubmission] = useState<Submission>();
  const [oncePerSecond, setOncePerSecond] = useState(createDebounce);
  const { variant, quantity } = selection;
  const canBuy = variant !== undefined && isBuyable(variant);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canBuy) return setSubmission({ kind: 'invalid' });
    oncePerSecond(() => {
      const kind = onAddToCart(toCartItem(product, variant, quantity));
      setSubmission({ kind, title: formatCartTitle(product, variant) });
    });
  };

  const reset = () => {
    setSubmission(undefined);
    setOncePerSecond(createDebounce);
  };

  return { submission, canBuy, submit, reset };
}

export function AddToCartForm({ links, ...form }: AddToCartFormProps) {
  const { product, selection } = form;
  const { variant, quantity } = selection;
  const { submission, canBuy, submit, reset } = useSubmission(form);
  return (
    <Stack
      component="form"
      method="dialog"
      spacing={3}
      useFlexGap
      onSubmit={submit}
      onChange={reset}
      aria-label="Buy"
    >
      <Price cents={variant?.price ?? getListPrice(product).cents} quantity={quantity} />
      <VariantSelects selection={selection} error={submission?.kind === 'invalid'} />
      <Availability available={canBuy}>{describeAvailability(variant, !isSoldOut(product))}</Availability>
      <AddButton isSoldOut={isSoldOut(product)} />
      {/* An empty live region takes no space. */}
      <Box aria-live="polite" sx={{ '&:empty': { mt: -3 } }}>
        <SubmissionAlert submission={submission} cartHref={links.cart} />
      </Box>
      <OrderNote />
    </Stack>
  );
}

const OrderNote = () => (
  <Typography variant="caption" sx={{ color: 'text.secondary' }}>
    {`${storeContent.madeToOrder} ${storeContent.cart.checkoutNote}`}
  </Typography>
);

function AddButton({ isSoldOut }: { isSoldOut: boolean }) {
  const look = isSoldOut
    ? ({ variant: 'outlined', color: 'inherit' } as const)
    : ({ color: 'accent' } as const);
  return (
    <>
      <Button type="submit" fullWidth sx={{ '@media (scripting: none)': { display: 'none' } }} {...look}>
        Add to Cart
      </Button>
      <noscript>
        <Alert severity="info" role="status">
          To add items to your cart, turn on JavaScript.
        </Alert>
      </noscript>
    </>
  );
}

function Price({ cents, quantity }: { cents: number; quantity: number }) {
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 3,
        fontVariantNumeric: 'lining-nums tabular-nums',
      }}
    >
      <Typography variant="h2" component="p">
        {formatDollars(cents)}
      </Typography>
      {quantity > 1 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`Total: ${formatDollars(cents * quantity)}`}
        </Typography>
      ) : null}
    </Stack>
  );
}

interface SubmissionAlertProps {
  submission: Submission | undefined;
  cartHref: string;
}

function SubmissionAlert({ submission, cartHref }: SubmissionAlertProps) {
  if (submission === undefined) return null;
  if (submission.kind === 'invalid')
    return <Alert severity="error">Please select a valid, available size, color, and quantity.</Alert>;
  const action = <Link href={cartHref}>Go to your cart</Link>;
  if (submission.kind === 'added')
    return (
      <Alert severity="success" role="status" action={action}>
        {`${submission.title} is in your cart.`}
      </Alert>
    );
  if (submission.kind !== 'full')
    return (
      <Alert severity="warning" role="status" action={action}>
        {`${submission.kind === 'partly' ? 'Only some of these were added. Your cart now' : 'Your cart already'} has ${QUANTITY_MAX}, the most it can hold of one item.`}
      </Alert>
    );
  return (
    <Alert severity="warning" role="status" action={action}>
      <AlertTitle>Your cart is full</AlertTitle>A cart can hold 50 different items. Remove an item, then add
      this one.
    </Alert>
  );
}
