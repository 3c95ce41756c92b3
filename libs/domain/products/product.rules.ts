import type { Product, ProductImage, ProductVariant } from './product-response.schema.ts';

const GALLERY_MAX = 2;
export const PRODUCT_QUANTITY_MAX = 5;

export type VariantOptions = { size: string; color: string };

const SEPARATOR = ' / ';

/** Parses size and color from a variant's title; the color is empty when the title has a single option. */
export function parseOptions(variant: Pick<ProductVariant, 'title'>): VariantOptions {
  const [size = '', ...rest] = variant.title.split(SEPARATOR);
  return { size: size.trim(), color: rest.join(SEPARATOR).trim() };
}

export const isBuyable = ({ is_enabled, is_available }: ProductVariant) => is_enabled && is_available;

/** Variant that represents the product in a list: the first enabled one, otherwise the first. */
export function findListedVariant({ variants }: Pick<Product, 'variants'>): ProductVariant | undefined {
  return variants.find(({ is_enabled }) => is_enabled) ?? variants[0];
}

/**
 * Initially selected variant: the first enabled and available one, otherwise the first enabled one, otherwise the
 * first.
 */
export function getPreselectedVariant(product: Pick<Product, 'variants'>): ProductVariant | undefined {
  return product.variants.find(isBuyable) ?? findListedVariant(product);
}

export function findVariant(
  { variants }: Pick<Product, 'variants'>,
  { size, color }: VariantOptions,
): ProductVariant | undefined {
  return variants.find((variant) => {
    const options = parseOptions(variant);
    return variant.is_enabled && options.size === size && options.color === color;
  });
}

/**
 * Variant whose pictures are shown for a selection: the exact match, or one of the same color if that combination is
 * not sold.
 */
export function findPicturedVariant(
  product: Pick<Product, 'variants'>,
  options: VariantOptions,
): ProductVariant | undefined {
  return (
    findVariant(product, options) ??
    product.variants.find((variant) => parseOptions(variant).color === options.color) ??
    findListedVariant(product)
  );
}

/** Up to two pictures of the variant, in Printify's order; pictures of the product when the variant has none. */
export function getGallery(
  { images }: Pick<Product, 'images'>,
  variant: ProductVariant | undefined,
): ProductImage[] {
  const variantImages = images.filter(
    ({ variant_ids }) => variant !== undefined && variant_ids.includes(variant.id),
  );
  return (variantImages.length > 0 ? variantImages : images).slice(0, GALLERY_MAX);
}

/** 'sold-out': Printify cannot make it at the moment; 'not-made': the combination does not exist or is not sold. */
type ChoiceState = 'available' | 'sold-out' | 'not-made';
export type Choice = { value: string; state: ChoiceState };

/** All sizes, each with its state for the selected color. */
export function listSizeChoices(product: Pick<Product, 'variants'>, color: string): Choice[] {
  return listChoices(product, ({ size }) => ({ value: size, options: { size, color } }));
}

/** All colors, each with its state for the selected size. */
export function listColorChoices(product: Pick<Product, 'variants'>, size: string): Choice[] {
  return listChoices(product, ({ color }) => ({ value: color, options: { size, color } }));
}

function listChoices(
  product: Pick<Product, 'variants'>,
  toChoice: (options: VariantOptions) => { value: string; options: VariantOptions },
): Choice[] {
  const choices = new Map<string, Choice>();
  for (const variant of product.variants) {
    const { value, options } = toChoice(parseOptions(variant));
    if (value === '' || choices.has(value)) continue;
    choices.set(value, { value, state: getState(findVariant(product, options)) });
  }
  return [...choices.values()];
}

function getState(variant: ProductVariant | undefined): ChoiceState {
  if (variant === undefined) return 'not-made';
  return isBuyable(variant) ? 'available' : 'sold-out';
}

/** Stored widths of product pictures, in pixels. */
export const PICTURE_WIDTHS = [240, 480, 960] as const;

/** URL of a picture in one of the stored widths. Pictures of other sites are returned unchanged. */
export function buildProductPictureUrl(src: string, width: (typeof PICTURE_WIDTHS)[number]): string {
  return src.startsWith('/api/product-pictures/') ? `${src}/${width}.webp` : src;
}
