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
import { scrollIntoView } from '@paniscus/ui';
import { Availability } from './Availability';
import { VariantSelects } from './VariantSelects';
import type { VariantSelection } from './use-variant-selection';
import { describeAvailability } from './variant-labels';

/**
 * `partly`: up to the limit of an item. `most`: the cart had the limit of this item, so nothing was added. `full`: nothing was
 * added because the cart has reached its limit of different items. `unsaved`: the browser does not store the cart.
 */
export type AddToCartResult = 'added' | 'partly' | 'most' | 'full' | 'unsaved';

interface AddToCartFormProps {
  product: Product;
  selection: VariantSelection;
  onAddToCart: (item: CartItem) => AddToCartResult;
  links: { cart: string };
}

const createDebounce = () => leadingDebounce((add: () => void) => add());

/** `at` tells results with the same words apart. */
type Submission = { at: number } & ({ kind: 'invalid' } | { kind: AddToCartResult; title: string });

/** Adds what is selected, once for a double press, and keeps the result until the selection changes. */
function useSubmission({ product, selection, onAddToCart }: Omit<AddToCartFormProps, 'links'>) {
  const [submission, setSubmission] = useState<Submission>();
  const [oncePerSecond, setOncePerSecond] = useState(createDebounce);
  const { variant, quantity } = selection;
  const canBuy = variant !== undefined && isBuyable(variant);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canBuy) return setSubmission({ at: event.timeStamp, kind: 'invalid' });
    oncePerSecond(() => {
      const kind = onAddToCart(toCartItem(product, variant, quantity));
      setSubmission({ at: event.timeStamp, kind, title: formatCartTitle(product, variant) });
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
        {submission === undefined ? null : (
          <SubmissionAlert key={submission.at} submission={submission} cartHref={links.cart} />
        )}
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
      <Button type="submit" fullWidth data-needs-script="" {...look}>
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
  submission: Submission;
  cartHref: string;
}

/** The result, in view below the button. */
function SubmissionAlert({ submission, cartHref }: SubmissionAlertProps) {
  const isWrong = submission.kind === 'invalid' || submission.kind === 'unsaved';
  const severity = submission.kind === 'added' ? 'success' : 'warning';
  return (
    <Alert
      ref={scrollIntoView}
      severity={isWrong ? 'error' : severity}
      role={isWrong ? 'alert' : 'status'}
      action={isWrong ? undefined : <Link href={cartHref}>Go to your cart</Link>}
      sx={{ scrollMarginBlockEnd: ({ spacing }) => spacing(2) }}
    >
      {submission.kind === 'full' ? <AlertTitle>Your cart is full</AlertTitle> : null}
      {describeSubmission(submission)}
    </Alert>
  );
}

function describeSubmission(submission: Submission): string {
  const limit = `${QUANTITY_MAX}, the most it can hold of one item.`;
  switch (submission.kind) {
    case 'invalid':
      return 'Please select a valid, available size, color, and quantity.';
    case 'added':
      return `${submission.title} is in your cart.`;
    case 'partly':
      return `Only some of these were added. Your cart now has ${limit}`;
    case 'most':
      return `Your cart already has ${limit}`;
    case 'full':
      return 'A cart can hold 50 different items. Remove an item, then add this one.';
    case 'unsaved':
      return 'This browser is not saving your cart. In its settings, allow this site to store data, then add the item again.';
  }
}
