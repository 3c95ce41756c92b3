import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
import { formatDollars } from '@paniscus/domain/money';
import {
  getGallery,
  isSoldOut,
  findListedVariant,
  getListPrice,
  buildPictureSources,
  listSoldOptions,
} from '@paniscus/domain/products';
import type { Product } from '@paniscus/domain/products';
import { Picture } from '@paniscus/ui';
import { getSign } from '../product-sign';

interface ProductCardProps {
  product: Product;
  href: string;
  /** In the initial viewport, where the picture must not load lazily. */
  isFirst?: boolean;
}

const SIZES = '(min-width: 80rem) 17rem, (min-width: 48rem) 30vw, 45vw';

const pictureAndTitle = ({
  theme: { measures, motions, spacing, typography, vars },
}: {
  theme: Theme;
}): CSSObject => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(0.5),
  '& > [data-part="picture"]': {
    display: 'block',
    marginBottom: spacing(1),
    '& > *': { transition: `border-color ${motions.quick}` },
  },
  '& > h2': {
    ...typography.h4,
    '& > a': {
      color: vars.palette.text.primary,
      textDecorationColor: 'transparent',
      transition: `text-decoration-color ${motions.quick}`,
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `${measures.focusRing} solid ${vars.palette.primary.main}`,
        outlineOffset: '4px',
      },
    },
  },
  '&:hover > h2 > a': { textDecorationColor: vars.palette.primary.main },
  '&:hover > [data-part="picture"] > *': { borderColor: vars.palette.line.edge },
});

const kindAndPrice = ({ theme: { families, spacing, typography, vars } }: { theme: Theme }): CSSObject => ({
  '& > [data-part="kind"]': { ...typography.overline, color: vars.palette.text.secondary },
  '& > [data-part="price"]': {
    ...typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: spacing(2),
    '& > span:first-of-type': {
      fontFamily: families.serif,
      fontSize: '1.0625rem',
      fontVariantNumeric: 'lining-nums tabular-nums',
    },
    '& > span + span': { ...typography.caption, color: vars.palette.text.secondary },
  },
});

const soldOutMark = ({ theme: { spacing, typography, vars } }: { theme: Theme }): CSSObject => ({
  '& > [data-part="sold-out"]': {
    ...typography.overline,
    position: 'absolute',
    top: spacing(1.25),
    left: 0,
    padding: spacing(0.5, 1.25),
    color: vars.palette.background.default,
    backgroundColor: vars.palette.text.primary,
  },
  '&[data-sold-out] > [data-part="picture"]': { opacity: 0.62 },
});

const Entry = styled('article')(pictureAndTitle, kindAndPrice, soldOutMark);

export function ProductCard({ product, href, isFirst = false }: ProductCardProps) {
  const soldOut = isSoldOut(product);
  const image = getGallery(product, findListedVariant(product))[0];
  return (
    <Entry data-sold-out={soldOut ? '' : undefined}>
      <span data-part="picture">
        <Picture
          picture={image === undefined ? undefined : { ...buildPictureSources(image.src), alt: '' }}
          sizes={SIZES}
          word={getSign(product)}
          isFirst={isFirst}
        />
      </span>
      {product.tags[0] === undefined ? null : <p data-part="kind">{product.tags[0]}</p>}
      <h2>
        <a href={href}>{product.title}</a>
      </h2>
      <PriceLine product={product} />
      {soldOut ? <p data-part="sold-out">Sold out</p> : null}
    </Entry>
  );
}

function PriceLine({ product }: { product: Product }) {
  const { cents, isFrom } = getListPrice(product);
  const { colors } = listSoldOptions(product);
  return (
    <p data-part="price">
      <span>{`${isFrom ? 'From ' : ''}${formatDollars(cents)}`}</span>
      {colors.length < 2 ? null : <span>{`${colors.length} colors`}</span>}
    </p>
  );
}
