import { dollarsFromCents } from '@paniscus/domain/money';
import { getGallery, isSoldOut, findListedVariant, buildProductPictureUrl } from '@paniscus/domain/products';
import type { Product } from '@paniscus/domain/products';
import { ROUTES, paths } from '@paniscus/routes';
import type { MetaDescriptor } from 'react-router-dom';
import { buildMeta } from '../meta';
import { trails } from './breadcrumbs';
import { shortened } from './shortened';
import type { Goods } from './structured-data';
import { getAddress } from './url';

const PICTURE_WIDTH = 960;

export function aboutProduct(product: Product): MetaDescriptor[] {
  const url = getAddress(paths.product(product.id));
  const description = toPlainText(product.description);
  const pictures = getGallery(product, findListedVariant(product)).map(({ src }) =>
    buildProductPictureUrl(src, PICTURE_WIDTH),
  );
  const goods: Goods = {
    '@type': 'Product',
    name: product.title,
    description,
    image: pictures.map((src) => getAddress(src)),
    sku: product.id,
    url,
    ...(product.variants.length > 0 && { offers: buildOffers(product, url) }),
  };
  return buildMeta(ROUTES.product, {
    title: product.title,
    description: shortened(description),
    type: 'product',
    picture: pictures[0] === undefined ? undefined : { src: pictures[0], alt: product.title },
    jsonLd: [goods],
    trail: trails.product(product),
  });
}

function buildOffers(product: Product, url: string): Goods['offers'] {
  const enabled = product.variants.filter(({ is_enabled }) => is_enabled);
  const sold = enabled.length > 0 ? enabled : product.variants;
  const prices = sold.map(({ price }) => price);
  return {
    '@type': 'AggregateOffer',
    url,
    priceCurrency: 'USD',
    lowPrice: dollarsFromCents(Math.min(...prices)).toFixed(2),
    highPrice: dollarsFromCents(Math.max(...prices)).toFixed(2),
    offerCount: sold.length,
    availability: `https://schema.org/${isSoldOut(product) ? 'OutOfStock' : 'InStock'}`,
  };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Converts a description to plain text; the server has sanitized it to simple tags and entities. */
const toPlainText = (html: string) =>
  html
    .replaceAll(/<\/?[bi]>/g, '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_entity, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
