import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { storeContent } from '@paniscus/content';
import { listVariantOptions } from '@paniscus/domain/products';
import type { Product } from '@paniscus/domain/products';
import { DescriptionList, Disclosure } from '@paniscus/ui';
import { ProductDescription } from './ProductDescription';

interface ProductDetailsProps {
  /** The product with its details. */
  product: Product;
}

export function ProductDetails({ product }: ProductDetailsProps) {
  const { returnPolicy } = storeContent;
  return (
    <Stack spacing={4}>
      {product.description === '' ? null : <ProductDescription html={product.description} />}
      <Box>
        <Disclosure title="Product details">
          <DescriptionList items={listAttributes(product)} />
        </Disclosure>
        <Disclosure title={returnPolicy.title}>
          {returnPolicy.paragraphs.map((paragraph) => (
            <Typography key={paragraph} variant="inherit">
              {paragraph}
            </Typography>
          ))}
        </Disclosure>
      </Box>
    </Stack>
  );
}

function listAttributes(product: Product) {
  const { sizes, colors } = listVariantOptions(product);
  const attributes = [
    { term: 'Type', values: product.tags },
    { term: 'Sizes', values: sizes },
    { term: 'Colors', values: colors },
    { term: 'Made', values: [storeContent.madeToOrder] },
  ];
  return attributes
    .filter(({ values }) => values.length > 0)
    .map(({ term, values }) => ({ term, description: values.join(', ') }));
}
