import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CartItem } from '@paniscus/domain/cart';
import type { Product } from '@paniscus/domain/products';
import { EmptyState, ErrorState, Page, PageBreadcrumbs, ReloadButton } from '@paniscus/ui';
import type { BreadcrumbItem } from '@paniscus/ui';
import { AddToCartForm } from '../AddToCartForm/AddToCartForm';
import type { AddToCartResult } from '../AddToCartForm/AddToCartForm';
import { useVariantSelection } from '../AddToCartForm/use-variant-selection';
import { Gallery } from '../Gallery/Gallery';
import { ProductDetails } from '../ProductDetails/ProductDetails';
import { getSign } from '../product-sign';
import { ProductColumns } from './ProductColumns';
import { ProductSkeleton } from './ProductSkeleton';

type ProductState =
  { kind: 'loading' } | { kind: 'notFound' } | { kind: 'failed' } | { kind: 'ready'; product: Product };

interface ProductScreenProps {
  state: ProductState;
  /** Adds the item to the cart and returns whether there was room. */
  onAddToCart: (item: CartItem) => AddToCartResult;
  breadcrumbs?: readonly BreadcrumbItem[];
  links: { store: string; cart: string };
}

export function ProductScreen({ state, onAddToCart, breadcrumbs, links }: ProductScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <ProductSkeleton />;
    case 'notFound':
      return (
        <Page title="Product not found" width="wide">
          <EmptyState
            word="question"
            title="This product is not in the store."
            action={<Button href={links.store}>Return to Products</Button>}
          >
            It may no longer be sold, or the address may have a typo.
          </EmptyState>
        </Page>
      );
    case 'failed':
      return (
        <Page title="Product" width="wide">
          <ErrorState
            title="Unable to load product details. Please try again later."
            message="Something went wrong on our side. Please try again. Your cart is not affected."
            action={<ReloadButton />}
          />
        </Page>
      );
    case 'ready':
      // The key resets the selection when the product changes.
      return (
        <ReadyProduct
          key={state.product.id}
          {...{ product: state.product, onAddToCart, breadcrumbs, links }}
        />
      );
  }
}

type ReadyProductProps = Omit<ProductScreenProps, 'state'> & { product: Product };

function ReadyProduct({ product, onAddToCart, breadcrumbs, links }: ReadyProductProps) {
  const selection = useVariantSelection(product);
  const sign = getSign(product);
  const { color, images } = selection;
  const subject = color === '' ? product.title : `${product.title}, ${color}`;
  return (
    <Page
      title={product.title}
      overline={product.tags[0]}
      sign={sign}
      width="wide"
      breadcrumbs={breadcrumbs && <PageBreadcrumbs items={breadcrumbs} />}
    >
      <ProductColumns>
        <Box sx={{ minWidth: 0 }}>
          <Gallery images={images} subject={subject} word={sign} />
        </Box>
        <Stack spacing={5} sx={{ minWidth: 0 }}>
          <AddToCartForm product={product} selection={selection} onAddToCart={onAddToCart} links={links} />
          <ProductDetails product={product} />
        </Stack>
      </ProductColumns>
      <Typography sx={{ mt: 6 }}>
        <Link href={links.store}>Return to Products</Link>
      </Typography>
    </Page>
  );
}
