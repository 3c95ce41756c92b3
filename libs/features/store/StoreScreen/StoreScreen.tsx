import { styled } from '@mui/material/styles';
import { storeContent } from '@paniscus/content';
import { productsFor, listTags } from '@paniscus/domain/products';
import type { Product, ProductFilter } from '@paniscus/domain/products';
import { Button, EmptyState, ErrorState, LoadingMark, Page, Skeleton } from '@paniscus/ui';
import { ProductCard } from '../ProductCard/ProductCard';
import { StoreFilter } from '../StoreFilter/StoreFilter';

export type StoreState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'empty' }
  /** All products; the screen applies the filter. */
  | { kind: 'ready'; products: readonly Product[] };

interface StoreScreenProps {
  state: StoreState;
  filter: ProductFilter;
  links: { store: string; product: (id: string) => string };
}

/** Number of skeleton cards, and of pictures in the initial viewport. */
const PLACES = 8;
const FIRST = 2;

const Window = styled('ul')(({ theme: { measures, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(9rem, min(15.5rem, 27vw)), 1fr))',
  gap: `clamp(${spacing(4)}, 4vw, ${spacing(7)}) clamp(${spacing(2)}, 3vw, ${spacing(4)})`,
  maxWidth: measures.wide,
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));
const FilterPlace = styled('div')(({ theme: { spacing } }) => ({ marginBottom: spacing(5) }));

export function StoreScreen({ state, filter, links }: StoreScreenProps) {
  const mark = state.kind === 'loading' ? { label: <LoadingMark word="give" /> } : { mark: 'give' as const };
  return (
    <Page title={storeContent.title} lead={storeContent.lead} width="wide" {...mark}>
      <Body state={state} filter={filter} links={links} />
    </Page>
  );
}

function Body({ state, filter, links }: StoreScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <LoadingBody />;
    case 'failed':
      return (
        <ErrorState
          title="Error: Unable to load products. Please try again later."
          message="The fault is ours, and it may already be gone. Your cart is safe."
          action={<Button href="">Try again</Button>}
        />
      );
    case 'empty':
      return (
        <EmptyState word="hand" title="There is nothing in the store just now.">
          New things are being drawn. Please look in again.
        </EmptyState>
      );
    case 'ready':
      return <ReadyBody products={state.products} filter={filter} links={links} />;
  }
}

function LoadingBody() {
  return (
    <>
      <FilterPlace>
        <Skeleton height="4.9rem" />
      </FilterPlace>
      <Window aria-hidden="true">
        {Array.from({ length: PLACES }, (_, place) => (
          <li key={place}>
            <Skeleton height="14rem" />
            <Skeleton lines={2} />
          </li>
        ))}
      </Window>
    </>
  );
}

type ReadyBodyProps = Omit<StoreScreenProps, 'state'> & { products: readonly Product[] };

function ReadyBody({ products, filter, links }: ReadyBodyProps) {
  const found = productsFor(products, filter);
  return (
    <>
      <FilterPlace>
        <StoreFilter
          filter={filter}
          tags={listTags(products)}
          found={found.length}
          total={products.length}
          href={links.store}
        />
      </FilterPlace>
      {found.length === 0 ? (
        <EmptyState
          word="question"
          title="Nothing fits this choice."
          action={<Button href={links.store}>Show everything</Button>}
        >
          Choose another kind above, or look at what is sold out too.
        </EmptyState>
      ) : (
        <Window role="list">
          {found.map((product, index) => (
            <li key={product.id}>
              <ProductCard product={product} href={links.product(product.id)} isFirst={index < FIRST} />
            </li>
          ))}
        </Window>
      )}
    </>
  );
}
