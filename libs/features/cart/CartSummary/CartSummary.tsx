import { styled } from '@mui/material/styles';
import { storeContent } from '@paniscus/content';
import { computeSubtotal, subtotalWithChanges } from '@paniscus/domain/cart';
import type { CartChange, CartItem } from '@paniscus/domain/cart';
import { formatDollars } from '@paniscus/domain/money';
import { Alert, Button, HiddenText, SumTable } from '@paniscus/ui';

interface CartSummaryProps {
  cart: readonly CartItem[];
  changes: readonly CartChange[];
  isChecking?: boolean;
  checkFailed?: boolean;
  onAcceptChanges: () => void;
  onCheckout: () => void;
  links: { store: string };
}

const Sheet = styled('section')(({ theme: { breakpoints, measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2.5),
  [breakpoints.up(measures.barFrom)]: {
    position: 'sticky',
    top: `calc(${measures.bar} + ${spacing(3)})`,
    padding: spacing(4),
    backgroundColor: vars.palette.background.paper,
    border: `${measures.hairline} solid ${vars.palette.divider}`,
    borderRadius: measures.tileRadius,
  },
  '& > p': { ...typography.caption, color: vars.palette.text.secondary },
  '& > p > a': { ...typography.body2, display: 'inline-block', paddingBlock: spacing(1.25) },
}));

export function CartSummary(props: CartSummaryProps) {
  const {
    cart,
    changes,
    isChecking = false,
    checkFailed = false,
    onAcceptChanges,
    onCheckout,
    links,
  } = props;
  const isHeld = changes.length > 0;
  return (
    <Sheet aria-label="Summary">
      <SumTable rows={buildRows(cart, changes)} />
      <HiddenText role="status">{`Subtotal ${formatDollars(computeSubtotal(cart))}`}</HiddenText>
      <p>{storeContent.cart.beforePaying}</p>
      {checkFailed && !isHeld ? (
        <Alert kind="warning">
          We could not look up today's prices. You can go on: they are looked up again before you pay.
        </Alert>
      ) : null}
      {isHeld ? <ChangesAlert onAcceptChanges={onAcceptChanges} /> : null}
      <div data-part="way-on">
        <Button look="accent" isWide isDisabled={isHeld} isProcessing={isChecking} onClick={onCheckout}>
          Proceed to Checkout
        </Button>
      </div>
      <p>
        <a href={links.store}>Return to Products</a>
      </p>
    </Sheet>
  );
}

function ChangesAlert({ onAcceptChanges }: Pick<CartSummaryProps, 'onAcceptChanges'>) {
  return (
    <Alert
      kind="warning"
      title="The store has changed"
      action={<Button onClick={onAcceptChanges}>Update the cart</Button>}
    >
      What is different stands beside each line. Update the cart to go on.
    </Alert>
  );
}

function buildRows(cart: readonly CartItem[], changes: readonly CartChange[]) {
  const now = { label: 'Subtotal', amount: formatDollars(computeSubtotal(cart)) };
  if (changes.length === 0) return [{ ...now, isTotal: true }];
  const updated = formatDollars(subtotalWithChanges(cart, changes));
  return [now, { label: 'After the update', amount: updated, isTotal: true }];
}
