import { createHash } from 'node:crypto';
import type { Color, Design, Size } from './design.types.ts';
import { COLORS, PRODUCT_KINDS } from './kinds.data.ts';
import { getPictureFile, VIEWS } from './pictures.ts';
import type { PrintifyProduct, ProductImage, ProductOption, ProductVariant } from './product.types.ts';

/** Products with the same blueprint share variant ids, as in Printify. */
const VARIANTS_A_BLUEPRINT = 100;
const VARIANTS_A_COLOR = 10;
const POSITIONS = { front: 'front', detail: 'other' };

interface Made {
  size: Size;
  color: Color;
  variant: ProductVariant;
}

/** Converts a design to a Printify product; `imagesBase` is the URL prefix of its pictures. */
export function productFrom(design: Design, shopId: number, imagesBase: string): PrintifyProduct {
  const kind = PRODUCT_KINDS[design.kind];
  const made = listVariants(design);
  const id = findId(design);
  const at = stamp(design.createdAt);
  return {
    id,
    title: design.title,
    description: design.description,
    tags: [kind.tag, ...(design.tags ?? [])],
    options: listOptions(design),
    variants: made.map(({ variant }) => variant),
    images: listImages(design, made, imagesBase),
    created_at: at,
    updated_at: at,
    visible: design.isPublished ?? true,
    is_locked: false,
    blueprint_id: kind.blueprintId,
    user_id: 1000,
    shop_id: shopId,
    print_provider_id: kind.printProviderId,
    print_areas: [],
    print_details: [],
    sales_channel_properties: [],
    is_printify_express_eligible: false,
    is_economy_shipping_eligible: true,
    ...(design.isPublished === false ? {} : { external: { id: design.slug, handle: `/product/${id}` } }),
  };
}

/** Printify's id format: 24 hexadecimal digits that start with the creation time. */
export function findId({ slug, createdAt }: Design): string {
  const moment = Math.floor(Date.parse(createdAt) / 1000).toString(16);
  return moment + createHash('sha256').update(slug).digest('hex').slice(0, 16);
}

/** Formats a time as Printify does: '2026-01-12 09:20:00+00:00'. */
export function stamp(moment: string | Date): string {
  return new Date(moment)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, '+00:00');
}

function listVariants(design: Design): Made[] {
  const { sizes, hasColorChoice } = PRODUCT_KINDS[design.kind];
  const combinations = design.colors.flatMap((color) =>
    sizes.map((size) => ({
      color,
      size,
      title: hasColorChoice ? `${size.name} / ${color.name}` : size.name,
    })),
  );
  const made = combinations.filter(({ title }) => !design.notMade?.includes(title));
  const isSold = ({ title }: { title: string }) => !design.disabled?.includes(title);
  const first = made.find(isSold);
  return made.map((each) => ({
    color: each.color,
    size: each.size,
    variant: {
      id: getVariantId(design, each.size, each.color),
      sku: getSku(design, each.size, each.color),
      cost: each.size.costCents,
      price: each.size.priceCents,
      title: each.title,
      grams: each.size.grams,
      is_enabled: isSold(each),
      is_default: each === first,
      is_available: design.soldOut !== 'all' && !design.soldOut?.includes(each.title),
      is_printify_express_eligible: false,
      options: [getSizeId(design, each.size), ...(hasColorChoice ? [getColorId(each.color)] : [])],
      quantity: 1,
    },
  }));
}

const formatPlace = <T extends { name: string }>(all: readonly T[], one: T) =>
  all.findIndex(({ name }) => name === one.name);
const getColorPlace = (color: Color) => formatPlace(Object.values<Color>(COLORS), color);
const getSizePlace = ({ kind }: Design, size: Size) => formatPlace(PRODUCT_KINDS[kind].sizes, size);
const getColorId = (color: Color) => 500 + getColorPlace(color);
const getSizeId = (design: Design, size: Size) =>
  PRODUCT_KINDS[design.kind].blueprintId * VARIANTS_A_COLOR + getSizePlace(design, size) + 1;

function getVariantId(design: Design, size: Size, color: Color): number {
  const { blueprintId } = PRODUCT_KINDS[design.kind];
  return (
    blueprintId * VARIANTS_A_BLUEPRINT +
    getColorPlace(color) * VARIANTS_A_COLOR +
    getSizePlace(design, size) +
    1
  );
}

function getSku({ slug }: Design, size: Size, color: Color): string {
  const hash = createHash('sha256').update(`${slug} ${size.name} ${color.name}`).digest();
  return String(hash.readUInt32BE(0)).padStart(10, '1');
}

function listOptions(design: Design): ProductOption[] {
  const { sizes, hasColorChoice } = PRODUCT_KINDS[design.kind];
  const bySize: ProductOption = {
    name: 'Sizes',
    type: 'size',
    values: sizes.map((size) => ({ id: getSizeId(design, size), title: size.name })),
  };
  const byColor: ProductOption = {
    name: 'Colors',
    type: 'color',
    values: design.colors.map((color) => ({
      id: getColorId(color),
      title: color.name,
      colors: [color.hex],
    })),
  };
  return hasColorChoice ? [bySize, byColor] : [bySize];
}

function listImages(design: Design, made: Made[], base: string): ProductImage[] {
  return design.colors.flatMap((color) => {
    const variant_ids = made.filter((each) => each.color === color).map(({ variant }) => variant.id);
    return VIEWS.map((view) => ({
      src: `${base}/images/${getPictureFile(design.slug, color, view)}`,
      variant_ids,
      position: POSITIONS[view],
      is_default: view === 'front' && color === design.colors[0],
      is_selected_for_publishing: true,
    }));
  });
}
