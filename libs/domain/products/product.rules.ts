import type { Product, ProductImage, ProductVariant } from './product.types.ts';

/** Pictures that the product page shows of one variant. */
export const GALLERY_MAX = 2;
/** What the quantity select of the product page ends with. */
export const PRODUCT_QUANTITY_MAX = 5;

export type VariantOptions = { size: string; color: string };

const SEPARATOR = ' / ';

/** The size and color in a variant's title; the color is empty where there is nothing to choose but one thing. */
export function listOptions(variant: Pick<ProductVariant, 'title'>): VariantOptions {
  const [size = '', ...rest] = variant.title.split(SEPARATOR);
  return { size: size.trim(), color: rest.join(SEPARATOR).trim() };
}

export const isBuyable = ({ is_enabled, is_available }: ProductVariant) => is_enabled && is_available;

/** The variant that stands for the product in a list: the first enabled one, else the first. */
export function findListedVariant({ variants }: Pick<Product, 'variants'>): ProductVariant | undefined {
  return variants.find(({ is_enabled }) => is_enabled) ?? variants[0];
}

/** What the product page begins with: the first enabled and available variant, else the first enabled, else the first. */
export function getPreselectedVariant(product: Pick<Product, 'variants'>): ProductVariant | undefined {
  return product.variants.find(isBuyable) ?? findListedVariant(product);
}

/** The enabled variant of a size and color. */
export function parseVariants(
  { variants }: Pick<Product, 'variants'>,
  { size, color }: VariantOptions,
): ProductVariant | undefined {
  return variants.find((variant) => {
    const options = listOptions(variant);
    return variant.is_enabled && options.size === size && options.color === color;
  });
}

/** The variant whose pictures are shown beside a choice: its own, or one of that color where it is not made. */
export function findPicturedVariant(
  product: Pick<Product, 'variants'>,
  options: VariantOptions,
): ProductVariant | undefined {
  return (
    parseVariants(product, options) ??
    product.variants.find((variant) => listOptions(variant).color === options.color) ??
    findListedVariant(product)
  );
}

/** At most two pictures of a variant, in Printify's order; of the product when the variant has none of its own. */
export function getGallery(
  { images }: Pick<Product, 'images'>,
  variant: ProductVariant | undefined,
): ProductImage[] {
  const own = images.filter(({ variant_ids }) => variant !== undefined && variant_ids.includes(variant.id));
  return (own.length > 0 ? own : images).slice(0, GALLERY_MAX);
}

/** 'sold-out': Printify cannot make it now; 'not-made': it does not exist, or is not sold, in this combination. */
export type ChoiceState = 'available' | 'sold-out' | 'not-made';
export type Choice = { value: string; state: ChoiceState };

/** Every size, and what choosing it beside the chosen color would mean. */
export function listSizeChoices(product: Pick<Product, 'variants'>, color: string): Choice[] {
  return listChoices(product, ({ size }) => ({ value: size, asked: { size, color } }));
}

/** Every color, and what choosing it beside the chosen size would mean. */
export function listColorChoices(product: Pick<Product, 'variants'>, size: string): Choice[] {
  return listChoices(product, ({ color }) => ({ value: color, asked: { size, color } }));
}

function listChoices(
  product: Pick<Product, 'variants'>,
  choiceIn: (options: VariantOptions) => { value: string; asked: VariantOptions },
): Choice[] {
  const choices = new Map<string, Choice>();
  for (const variant of product.variants) {
    const { value, asked } = choiceIn(listOptions(variant));
    if (value === '' || choices.has(value)) continue;
    choices.set(value, { value, state: getState(parseVariants(product, asked)) });
  }
  return [...choices.values()];
}

function getState(variant: ProductVariant | undefined): ChoiceState {
  if (variant === undefined) return 'not-made';
  return isBuyable(variant) ? 'available' : 'sold-out';
}

/** The widths, in pixels, in which the site keeps a product's pictures. */
export const PICTURE_WIDTHS = [240, 480, 960] as const;

/** A picture's address in one of the kept widths. Pictures of other sites have one width only. */
export function buildProductPictureUrl(src: string, width: (typeof PICTURE_WIDTHS)[number]): string {
  return src.startsWith('/api/product-pictures/') ? `${src}/${width}.webp` : src;
}
