import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { formatDollars } from '@paniscus/domain/money';
import {
  getGallery,
  isSoldOut,
  findListedVariant,
  getListPrice,
  buildPictureSources,
  listVariantOptions,
} from '@paniscus/domain/products';
import type { Product } from '@paniscus/domain/products';
import { Picture } from '@paniscus/ui';
import { getSign } from '../product-sign';

interface ProductCardProps {
  /** Name, prices and picture. */
  product: Product;
  /** Path of the product page. */
  href: string;
  /** In the initial viewport, where the picture must not load lazily. */
  isFirst?: boolean;
}

const SIZES = '(min-width: 80rem) 17rem, (min-width: 48rem) 30vw, 45vw';

/** Link whose click area is the complete card. */
const CardLink = styled(Link)(({ theme: { layout, vars } }) => ({
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `${layout.focusRing} solid ${vars.palette.primary.main}`,
    outlineOffset: '4px',
  },
}));

const SoldOutLabel = styled(Typography)(({ theme: { spacing, vars } }) => ({
  position: 'absolute',
  top: spacing(1.25),
  left: 0,
  padding: spacing(0.5, 1.25),
  color: vars.palette.background.default,
  backgroundColor: vars.palette.text.primary,
})) as typeof Typography;

export function ProductCard({ product, href, isFirst = false }: ProductCardProps) {
  const soldOut = isSoldOut(product);
  const image = getGallery(product, findListedVariant(product))[0];
  const category = product.tags[0];
  return (
    <Stack component="article" spacing={0.5} useFlexGap sx={{ position: 'relative' }}>
      <Box sx={{ pb: 1, opacity: soldOut ? 0.62 : undefined }}>
        <Picture
          picture={image === undefined ? undefined : { ...buildPictureSources(image.src), alt: '' }}
          sizes={SIZES}
          word={getSign(product)}
          isFirst={isFirst}
        />
      </Box>
      {category === undefined ? null : (
        <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
          {category}
        </Typography>
      )}
      <Typography variant="h4" component="h2">
        <CardLink href={href} color="textPrimary" underline="hover">
          {product.title}
        </CardLink>
      </Typography>
      <PriceLine product={product} />
      {soldOut ? (
        <SoldOutLabel variant="overline" component="p">
          Sold out
        </SoldOutLabel>
      ) : null}
    </Stack>
  );
}

const Price = styled(Typography)(({ theme: { families, typography } }) => ({
  fontFamily: families.serif,
  fontSize: typography.h5.fontSize,
  fontVariantNumeric: 'lining-nums tabular-nums',
})) as typeof Typography;

function PriceLine({ product }: { product: Product }) {
  const { cents, isStartingPrice } = getListPrice(product);
  const { colors } = listVariantOptions(product);
  return (
    <Stack
      component="p"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}
    >
      <Price
        variant="body2"
        component="span"
      >{`${isStartingPrice ? 'From ' : ''}${formatDollars(cents)}`}</Price>
      {colors.length < 2 ? null : (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {`${colors.length} colors`}
        </Typography>
      )}
    </Stack>
  );
}
