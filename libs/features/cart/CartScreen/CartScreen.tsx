import { styled } from '@mui/material/styles';
import { storeContent } from '@paniscus/content';
import { countCartItems } from '@paniscus/domain/cart';
import { Button, EmptyState, LoadingMark, Page, Skeleton } from '@paniscus/ui';
import { useRef } from 'react';
import { CartLines } from '../CartLines/CartLines';
import { RemovedNotice } from '../CartLines/RemovedNotice';
import { CartSummary } from '../CartSummary/CartSummary';
import type { CartScreenProps } from './cart-screen.types';
import { useCartActions } from './use-cart-actions';

const Columns = styled('div')(({ theme: { breakpoints, measures, spacing } }) => ({
  display: 'grid',
  gap: spacing(5),
  '& > *': { minWidth: 0 },
  [breakpoints.up(measures.barFrom)]: {
    gridTemplateColumns: 'minmax(0, 1fr) 21rem',
    gap: spacing(8),
    alignItems: 'start',
  },
}));

export function CartScreen(props: CartScreenProps) {
  const place = useRef<HTMLDivElement>(null);
  const { removed, remove, undo, accept } = useCartActions(props, place);
  const { title } = storeContent.cart;
  const label = props.state.kind === 'ready' ? counted(countCartItems(props.state.cart)) : undefined;
  const mark =
    props.state.kind === 'loading'
      ? { label: <LoadingMark word="carry" /> }
      : { mark: 'carry' as const, label };
  return (
    <Page title={title} width="wide" {...mark}>
      <div ref={place}>
        <RemovedNotice removed={removed?.item} onUndo={undo} />
        <Body {...props} onRemove={remove} onAcceptChanges={accept} />
      </div>
    </Page>
  );
}

const counted = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

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
            <div data-part="way-on">
              <Button href={rest.links.store}>Return to Products</Button>
            </div>
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
    <Columns>
      <div>
        <Skeleton height="9rem" />
        <Skeleton height="9rem" />
      </div>
      <Skeleton height="13rem" />
    </Columns>
  );
}
