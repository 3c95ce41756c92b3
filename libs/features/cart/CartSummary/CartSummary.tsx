import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { storeContent } from '@paniscus/content';
import { computeSubtotal, computeSubtotalWithChanges } from '@paniscus/domain/cart';
import type { CartChange, CartItem } from '@paniscus/domain/cart';
import { formatDollars } from '@paniscus/domain/money';
import { SubmitButton, SumTable, VisuallyHidden } from '@paniscus/ui';
import { FOCUS_IDS } from '../CartScreen/focus-ids';

interface CartSummaryProps {
  cart: readonly CartItem[];
  changes: readonly CartChange[];
  isChecking?: boolean;
  checkFailed?: boolean;
  onAcceptChanges: () => void;
  onCheckout: () => void;
  links: { store: string };
}

/** A card that stays in view beside long carts; on phones it follows the lines. */
const SummaryCard = styled(Stack)(({ theme: { breakpoints, layout, spacing, vars } }) => ({
  [breakpoints.up('md')]: {
    position: 'sticky',
    top: `calc(${layout.appBarHeight} + ${spacing(3)})`,
    padding: spacing(4),
    backgroundColor: vars.palette.background.paper,
    border: `${layout.hairline} solid ${vars.palette.divider}`,
    borderRadius: layout.tileRadius,
  },
})) as typeof Stack;

export function CartSummary(props: CartSummaryProps) {
  const { cart, changes, isChecking, checkFailed = false, onAcceptChanges, onCheckout, links } = props;
  const hasChanges = changes.length > 0;
  return (
    <SummaryCard component="section" spacing={2.5} useFlexGap aria-label="Summary">
      <SumTable rows={buildRows(cart, changes)} />
      <VisuallyHidden role="status">{`Subtotal ${formatDollars(computeSubtotal(cart))}`}</VisuallyHidden>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {storeContent.cart.checkoutNote}
      </Typography>
      {checkFailed && !hasChanges ? (
        <Alert severity="warning" role="status">
          We could not check current prices. You can continue, and we will check them again before you pay.
        </Alert>
      ) : null}
      {hasChanges ? <ChangesAlert onAcceptChanges={onAcceptChanges} /> : null}
      <SubmitButton
        id={FOCUS_IDS.next}
        type="button"
        color="accent"
        fullWidth
        disabled={hasChanges}
        loading={isChecking}
        onClick={onCheckout}
      >
        Proceed to Checkout
      </SubmitButton>
      <Link
        href={links.store}
        variant="standalone"
        sx={{ typography: 'body2', alignSelf: 'flex-start', displayPrint: 'none' }}
      >
        Return to Products
      </Link>
    </SummaryCard>
  );
}

function ChangesAlert({ onAcceptChanges }: Pick<CartSummaryProps, 'onAcceptChanges'>) {
  return (
    <Alert
      severity="warning"
      role="status"
      action={<Button onClick={onAcceptChanges}>Update the cart</Button>}
    >
      <AlertTitle>Some items have changed</AlertTitle>
      The changes are marked on each line. Update the cart to continue.
    </Alert>
  );
}

function buildRows(cart: readonly CartItem[], changes: readonly CartChange[]) {
  const subtotal = { label: 'Subtotal', amount: formatDollars(computeSubtotal(cart)) };
  if (changes.length === 0) return [{ ...subtotal, isTotal: true }];
  const updated = formatDollars(computeSubtotalWithChanges(cart, changes));
  return [subtotal, { label: 'Updated subtotal', amount: updated, isTotal: true }];
}
