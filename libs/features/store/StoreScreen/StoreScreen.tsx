import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { storeContent } from '@paniscus/content';
import { filterProducts, listTags } from '@paniscus/domain/products';
import type { Product, ProductFilter } from '@paniscus/domain/products';
import { EmptyState, ErrorState, LoadingMark, Page, ReloadButton } from '@paniscus/ui';
import { ProductGrid, ProductGridSkeleton } from '../ProductGrid/ProductGrid';
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

export function StoreScreen({ state, filter, links }: StoreScreenProps) {
  const head =
    state.kind === 'loading' ? { overline: <LoadingMark word="give" /> } : { sign: 'give' as const };
  return (
    <Page title={storeContent.title} lead={storeContent.lead} width="wide" {...head}>
      <Body state={state} filter={filter} links={links} />
    </Page>
  );
}

function Body({ state, filter, links }: StoreScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <ProductGridSkeleton />;
    case 'failed':
      return (
        <ErrorState
          title="Error: Unable to load products. Please try again later."
          message="Something went wrong on our side. Please try again. Your cart is not affected."
          action={<ReloadButton />}
        />
      );
    case 'empty':
      return (
        <EmptyState word="hand" title="The store is empty right now.">
          Please check back soon.
        </EmptyState>
      );
    case 'ready':
      return <Products products={state.products} filter={filter} links={links} />;
  }
}

type ProductsProps = Omit<StoreScreenProps, 'state'> & { products: readonly Product[] };

function Products({ products, filter, links }: ProductsProps) {
  const matches = filterProducts(products, filter);
  return (
    <Stack spacing={5}>
      <StoreFilter
        filter={filter}
        tags={listTags(products)}
        matchCount={matches.length}
        total={products.length}
        href={links.store}
      />
      {matches.length === 0 ? (
        <NoMatches filter={filter} isElsewhere={hasMatches(products, filter.text)} href={links.store} />
      ) : (
        <ProductGrid products={matches} getHref={links.product} />
      )}
    </Stack>
  );
}

/** Whether the search alone, without the other filters, finds something. */
const hasMatches = (products: readonly Product[], text: string): boolean =>
  text !== '' &&
  filterProducts(products, { text, tag: '', sort: 'featured', isAvailableOnly: false }).length > 0;

interface NoMatchesProps {
  filter: ProductFilter;
  /** The other filters leave out what the search finds. */
  isElsewhere: boolean;
  href: string;
}

function NoMatches({ filter: { text }, isElsewhere, href }: NoMatchesProps) {
  const hasSearch = text !== '';
  const action = isElsewhere ? (
    <Button href={`${href}?${new URLSearchParams({ q: text }).toString()}`}>Search all products</Button>
  ) : (
    <Button href={href}>Show all products</Button>
  );
  const advice = hasSearch
    ? 'Try another word, such as mug or forest, or see everything in the store.'
    : 'Choose another type, or include sold-out products.';
  return (
    <EmptyState
      word="question"
      title={`No products match your ${hasSearch && !isElsewhere ? 'search' : 'filters'}.`}
      action={action}
    >
      {isElsewhere ? `Other products match “${text}.”` : advice}
    </EmptyState>
  );
}
