import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { storeContent } from '@paniscus/content';
import { countCartItems } from '@paniscus/domain/cart';
import { EmptyState, LoadingMark, Page, RemovedNotice } from '@paniscus/ui';
import { CartLines } from '../CartLines/CartLines';
import { CartSummary } from '../CartSummary/CartSummary';
import type { CartScreenProps } from './cart-screen.types';
import { FOCUS_IDS } from './focus-ids';
import { useCartActions } from './use-cart-actions';

/** Lines and summary; side by side on desktops. */
const Columns = styled(Box)(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(5),
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 21rem',
    gap: spacing(8),
    alignItems: 'start',
  },
}));

export function CartScreen(props: CartScreenProps) {
  const { state } = props;
  const { removed, remove, undo, accept } = useCartActions(props);
  const head =
    state.kind === 'loading'
      ? { overline: <LoadingMark word="carry" /> }
      : {
          sign: 'carry' as const,
          overline: state.kind === 'ready' ? formatItemCount(countCartItems(state.cart)) : undefined,
        };
  return (
    <Page title={storeContent.cart.title} width="wide" {...head}>
      <RemovedNotice
        title={removed?.item.title}
        undoId={FOCUS_IDS.undo}
        onUndo={undo}
        sx={{ displayPrint: 'none' }}
      />
      <Body {...props} onRemove={remove} onAcceptChanges={accept} />
    </Page>
  );
}

const formatItemCount = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

function Body({ state, ...rest }: CartScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <LoadingBody />;
    case 'empty':
      return (
        <EmptyState
          word="carry"
          title="Your cart is empty."
          action={
            <Button id={FOCUS_IDS.next} href={rest.links.store}>
              Return to Products
            </Button>
          }
        >
          {storeContent.cart.empty}
        </EmptyState>
      );
    case 'ready':
      return (
        <Columns>
          <CartLines cart={state.cart} changes={state.changes ?? []} {...rest} />
          <CartSummary {...state} changes={state.changes ?? []} {...rest} />
        </Columns>
      );
  }
}

function LoadingBody() {
  return (
    <Columns aria-hidden>
      <Stack>
        <Skeleton variant="rectangular" height="9rem" />
        <Skeleton variant="rectangular" height="9rem" />
      </Stack>
      <Skeleton variant="rectangular" height="13rem" />
    </Columns>
  );
}
