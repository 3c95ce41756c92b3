import { centsToDollars } from '@paniscus/domain/money';
import {
  getGallery,
  isSoldOut,
  findListedVariant,
  buildProductPictureUrl,
  toDescriptionText,
} from '@paniscus/domain/products';
import type { Product } from '@paniscus/domain/products';
import { ROUTES, paths } from '@paniscus/routes';
import type { MetaDescriptor } from 'react-router-dom';
import { buildMeta } from '../meta';
import { breadcrumbs } from './breadcrumbs';
import { truncateDescription } from './truncate';
import type { ProductJsonLd } from './structured-data';
import { toAbsoluteUrl } from './absolute-url';

const PICTURE_WIDTH = 960;

export function buildProductMeta(product: Product): MetaDescriptor[] {
  const url = toAbsoluteUrl(paths.product(product.id));
  const description = toDescriptionText(product.description);
  const pictures = getGallery(product, findListedVariant(product)).map(({ src }) =>
    buildProductPictureUrl(src, PICTURE_WIDTH),
  );
  const productJsonLd: ProductJsonLd = {
    '@type': 'Product',
    name: product.title,
    description,
    image: pictures.map((src) => toAbsoluteUrl(src)),
    sku: product.id,
    url,
    ...(product.variants.length > 0 && { offers: buildOffers(product, url) }),
  };
  return buildMeta(ROUTES.product, {
    title: product.title,
    description: truncateDescription(description),
    type: 'product',
    picture: pictures[0] === undefined ? undefined : { src: pictures[0], alt: product.title },
    jsonLd: [productJsonLd],
    breadcrumbs: breadcrumbs.product(product),
  });
}

function buildOffers(product: Product, url: string): ProductJsonLd['offers'] {
  const enabled = product.variants.filter(({ is_enabled }) => is_enabled);
  const offered = enabled.length > 0 ? enabled : product.variants;
  const prices = offered.map(({ price }) => price);
  return {
    '@type': 'AggregateOffer',
    url,
    priceCurrency: 'USD',
    lowPrice: centsToDollars(Math.min(...prices)).toFixed(2),
    highPrice: centsToDollars(Math.max(...prices)).toFixed(2),
    offerCount: offered.length,
    availability: `https://schema.org/${isSoldOut(product) ? 'OutOfStock' : 'InStock'}`,
  };
}
