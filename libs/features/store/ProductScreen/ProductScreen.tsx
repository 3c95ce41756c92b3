import { styled } from '@mui/material/styles';
import type { CartItem } from '@paniscus/domain/cart';
import type { Product } from '@paniscus/domain/products';
import { Breadcrumbs, Button, EmptyState, ErrorState, LoadingMark, Page, Skeleton } from '@paniscus/ui';
import type { Crumb } from '@paniscus/ui';
import { Gallery } from '../Gallery/Gallery';
import { ProductText } from '../ProductText/ProductText';
import { VariantChoice } from '../VariantChoice/VariantChoice';
import type { AddResult } from '../VariantChoice/VariantChoice';
import { useVariantChoice } from '../VariantChoice/use-variant-choice';
import { getSign } from '../product-sign';

type ProductState =
  { kind: 'loading' } | { kind: 'notFound' } | { kind: 'failed' } | { kind: 'ready'; product: Product };

interface ProductScreenProps {
  state: ProductState;
  /** Adds the item to the cart and returns whether there was room. */
  onAddToCart: (item: CartItem) => AddResult;
  trail?: readonly Crumb[];
  links: { store: string; cart: string };
}

const Columns = styled('div')(({ theme: { breakpoints, measures, spacing } }) => ({
  display: 'grid',
  gap: spacing(5),
  '& > *': { minWidth: 0 },
  [breakpoints.up(measures.barFrom)]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(20rem, 5fr)',
    gap: `clamp(${spacing(5)}, 6vw, ${spacing(10)})`,
    alignItems: 'start',
  },
}));
const Side = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));
const Back = styled('p')(({ theme }) => ({ marginTop: theme.spacing(6) }));

export function ProductScreen({ state, onAddToCart, trail, links }: ProductScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <LoadingProduct />;
    case 'notFound':
      return (
        <Page title="Product not found" width="wide">
          <EmptyState
            word="question"
            title="It is not in the store."
            action={<Button href={links.store}>Return to Products</Button>}
          >
            It may have been sold for the last time, or the address may have a slip in it.
          </EmptyState>
        </Page>
      );
    case 'failed':
      return (
        <Page title="Product" width="wide">
          <ErrorState
            title="Unable to load product details. Please try again later."
            message="The fault is ours, and it may already be gone. Your cart is safe."
            action={<Button href="">Try again</Button>}
          />
        </Page>
      );
    case 'ready':
      // The key resets the selection when the product changes.
      return (
        <ReadyProduct key={state.product.id} {...{ product: state.product, onAddToCart, trail, links }} />
      );
  }
}

type ReadyProductProps = Omit<ProductScreenProps, 'state'> & { product: Product };

function ReadyProduct({ product, onAddToCart, trail, links }: ReadyProductProps) {
  const choice = useVariantChoice(product);
  const word = getSign(product);
  const subject = choice.color === '' ? product.title : `${product.title}, ${choice.color}`;
  const kind = product.tags[0];
  return (
    <Page
      title={product.title}
      label={kind}
      mark={word}
      width="wide"
      trail={trail && <Breadcrumbs trail={trail} />}
    >
      <Columns>
        <Gallery images={choice.images} subject={subject} word={word} />
        <Side>
          <VariantChoice product={product} choice={choice} onAddToCart={onAddToCart} links={links} />
          <ProductText product={product} />
        </Side>
      </Columns>
      <Back>
        <a href={links.store}>Return to Products</a>
      </Back>
    </Page>
  );
}

function LoadingProduct() {
  return (
    <Page title="Product" label={<LoadingMark label="Loading product..." word="hand" />} width="wide">
      <Columns>
        <Skeleton height="min(36rem, 86vw)" />
        <Side>
          <Skeleton height="2.5rem" />
          <Skeleton height="12rem" />
          <Skeleton height="3rem" />
          <Skeleton lines={5} />
        </Side>
      </Columns>
    </Page>
  );
}
