import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { Product } from '@paniscus/domain/products';
import { TextSkeleton } from '@paniscus/ui';
import { ProductCard } from '../ProductCard/ProductCard';

interface ProductGridProps {
  products: readonly Product[];
  getHref: (id: string) => string;
}

const SKELETON_CARDS = 8;
/** Pictures in the initial viewport of a phone. */
const EAGER_PICTURES = 2;

/** As many columns as fit: two on a phone, four on a desktop. */
const Grid = styled(List)(({ theme: { layout, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(9rem, min(15.5rem, 27vw)), 1fr))',
  gap: `clamp(${spacing(4)}, 4vw, ${spacing(7)}) clamp(${spacing(2)}, 3vw, ${spacing(4)})`,
  maxWidth: layout.pageWidth,
}));

const Cell = styled(ListItem)({ display: 'block' });

export function ProductGrid({ products, getHref }: ProductGridProps) {
  return (
    <Grid role="list">
      {products.map((product, index) => (
        <Cell key={product.id}>
          <ProductCard product={product} href={getHref(product.id)} isFirst={index < EAGER_PICTURES} />
        </Cell>
      ))}
    </Grid>
  );
}

/** Layout of the filter and the products while they load. */
export function ProductGridSkeleton() {
  return (
    <Stack spacing={5}>
      <Skeleton variant="rectangular" height="4.9rem" />
      <Grid aria-hidden>
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <Cell key={index}>
            <Skeleton variant="rectangular" height="14rem" />
            <TextSkeleton lines={2} />
          </Cell>
        ))}
      </Grid>
    </Stack>
  );
}
