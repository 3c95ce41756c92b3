import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { LoadingMark, Page, TextSkeleton } from '@paniscus/ui';
import { ProductColumns } from './ProductColumns';

export function ProductSkeleton() {
  return (
    <Page title="Product" overline={<LoadingMark label="Loading product..." word="hand" />} width="wide">
      <ProductColumns aria-hidden>
        <Skeleton variant="rectangular" height="min(36rem, 86vw)" />
        <Stack spacing={5}>
          <Skeleton variant="rectangular" height="2.5rem" />
          <Skeleton variant="rectangular" height="12rem" />
          <Skeleton variant="rectangular" height="3rem" />
          <TextSkeleton lines={5} />
        </Stack>
      </ProductColumns>
    </Page>
  );
}
