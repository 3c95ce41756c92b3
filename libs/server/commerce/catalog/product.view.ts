import { createHash } from 'node:crypto';
import type { Product, ProductImage } from '@paniscus/domain/products';
import type { PrintifyImage, PrintifyProduct } from '@paniscus/server/integrations';
import { sanitizeDescription } from './description-sanitizer.ts';
import { cleanLine, cutText } from '@paniscus/domain/text';

export type CatalogProduct = { product: Product; pictures: Map<string, string> };

const ID_PATTERN = /^[\w-]{1,64}$/;
const TITLE_MAX = 300;
const KEY_LENGTH = 32;

const isProductId = (id: string) => id.length <= 64 && ID_PATTERN.test(id);

export const isPictureKey = (key: string) => key.length === KEY_LENGTH && /^[0-9a-f]{1,32}$/.test(key);

/** Undefined for a product that is not in the store: unpublished, or with no enabled variant. */
export function toCatalogProduct(
  product: PrintifyProduct,
  trustedOrigin: string,
): CatalogProduct | undefined {
  const { id, isVisible, variants } = product;
  if (!isProductId(id) || !isVisible || !variants.some(({ isEnabled }) => isEnabled)) return undefined;
  const pictures = new Map<string, string>();
  const images = product.images
    .filter(({ src }) => isFetchable(src, trustedOrigin))
    .map((image) => toProductImage(image, pictures));
  return { pictures, product: { ...toPlainText(product), images } };
}

function toPlainText(product: PrintifyProduct): Omit<Product, 'images'> {
  return {
    id: product.id,
    title: cutText(cleanLine(product.title), TITLE_MAX),
    description: sanitizeDescription(product.description),
    variants: product.variants.map(({ id, title, priceCents, isEnabled, isAvailable }) => ({
      id,
      title,
      price: priceCents,
      is_enabled: isEnabled,
      is_available: isAvailable,
    })),
    tags: product.tags,
    created_at: product.createdAt,
  };
}

function toProductImage(
  { src, position, variantIds }: PrintifyImage,
  pictures: Map<string, string>,
): ProductImage {
  const key = createHash('sha256').update(src).digest('hex').slice(0, KEY_LENGTH);
  pictures.set(key, src);
  return { src: `/api/product-pictures/${key}`, position, variant_ids: variantIds };
}

function isFetchable(src: string, trustedOrigin: string): boolean {
  if (!URL.canParse(src)) return false;
  const { protocol, origin, username, password } = new URL(src);
  return (protocol === 'https:' || origin === trustedOrigin) && username === '' && password === '';
}
