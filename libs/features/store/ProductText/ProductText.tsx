import { styled } from '@mui/material/styles';
import { storeContent } from '@paniscus/content';
import { listSoldOptions } from '@paniscus/domain/products';
import type { Product } from '@paniscus/domain/products';
import { Disclosure } from './Disclosure';
import { ProductDescription } from './ProductDescription';

const Details = styled('dl')(({ theme: { spacing, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: spacing(1, 3),
  '& > dt': { color: vars.palette.text.secondary },
}));
const Words = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

export function ProductText({ product }: { product: Product }) {
  const { returns } = storeContent;
  return (
    <Words>
      {product.description === '' ? null : <ProductDescription html={product.description} />}
      <div>
        <Disclosure title="Product details">
          <Facts product={product} />
        </Disclosure>
        <Disclosure title={returns.title}>
          {returns.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Disclosure>
      </div>
    </Words>
  );
}

function Facts({ product }: { product: Product }) {
  const { sizes, colors } = listSoldOptions(product);
  const facts = [
    { name: 'Kind', values: product.tags },
    { name: 'Sizes', values: sizes },
    { name: 'Colors', values: colors },
    { name: 'Made', values: [storeContent.madeToOrder] },
  ];
  return (
    <Details>
      {facts
        .filter(({ values }) => values.length > 0)
        .map(({ name, values }) => (
          <Fact key={name} name={name} text={values.join(', ')} />
        ))}
    </Details>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  );
}
