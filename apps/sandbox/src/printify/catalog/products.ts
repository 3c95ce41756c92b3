import { createHash } from 'node:crypto';
import type { Color, Design, Size } from './design.types.ts';
import { COLORS, PRODUCT_KINDS } from './kinds.data.ts';
import { getPictureFile, VIEWS } from './pictures.ts';
import type { PrintifyProduct, ProductImage, ProductOption, ProductVariant } from './product.types.ts';

/** Products with the same blueprint share variant ids, as in Printify. */
const VARIANTS_PER_BLUEPRINT = 100;
const VARIANTS_PER_COLOR = 10;
const POSITIONS = { front: 'front', detail: 'other' };

interface BuiltVariant {
  size: Size;
  color: Color;
  variant: ProductVariant;
}

/** Converts a design to a Printify product; `imagesBase` is the URL prefix of its pictures. */
export function toPrintifyProduct(design: Design, shopId: number, imagesBase: string): PrintifyProduct {
  const kind = PRODUCT_KINDS[design.kind];
  const builtVariants = buildVariants(design);
  const id = computeProductId(design);
  const timestamp = formatTimestamp(design.createdAt);
  return {
    id,
    title: design.title,
    description: design.description,
    tags: [kind.tag, ...(design.tags ?? [])],
    options: buildOptions(design),
    variants: builtVariants.map(({ variant }) => variant),
    images: buildImages(design, builtVariants, imagesBase),
    created_at: timestamp,
    updated_at: timestamp,
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
export function computeProductId({ slug, createdAt }: Design): string {
  const time = Math.floor(Date.parse(createdAt) / 1000).toString(16);
  return time + createHash('sha256').update(slug).digest('hex').slice(0, 16);
}

/** Formats a time as Printify does: '2026-01-12 09:20:00+00:00'. */
export function formatTimestamp(time: string | Date): string {
  return new Date(time)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, '+00:00');
}

function buildVariants(design: Design): BuiltVariant[] {
  const { sizes, hasColorChoice } = PRODUCT_KINDS[design.kind];
  const combinations = design.colors.flatMap((color) =>
    sizes.map((size) => ({
      color,
      size,
      title: hasColorChoice ? `${size.name} / ${color.name}` : size.name,
    })),
  );
  const offered = combinations.filter(({ title }) => !design.notOffered?.includes(title));
  const isEnabled = ({ title }: { title: string }) => !design.disabled?.includes(title);
  const first = offered.find(isEnabled);
  return offered.map((combination) => ({
    color: combination.color,
    size: combination.size,
    variant: {
      id: getVariantId(design, combination.size, combination.color),
      sku: getSku(design, combination.size, combination.color),
      cost: combination.size.costCents,
      price: combination.size.priceCents,
      title: combination.title,
      grams: combination.size.grams,
      is_enabled: isEnabled(combination),
      is_default: combination === first,
      is_available: design.soldOut !== 'all' && !design.soldOut?.includes(combination.title),
      is_printify_express_eligible: false,
      options: [
        getSizeId(design, combination.size),
        ...(hasColorChoice ? [getColorId(combination.color)] : []),
      ],
      quantity: 1,
    },
  }));
}

const findIndexByName = <T extends { name: string }>(list: readonly T[], item: T) =>
  list.findIndex(({ name }) => name === item.name);
const getColorIndex = (color: Color) => findIndexByName(Object.values<Color>(COLORS), color);
const getSizeIndex = ({ kind }: Design, size: Size) => findIndexByName(PRODUCT_KINDS[kind].sizes, size);
const getColorId = (color: Color) => 500 + getColorIndex(color);
const getSizeId = (design: Design, size: Size) =>
  PRODUCT_KINDS[design.kind].blueprintId * VARIANTS_PER_COLOR + getSizeIndex(design, size) + 1;

function getVariantId(design: Design, size: Size, color: Color): number {
  const { blueprintId } = PRODUCT_KINDS[design.kind];
  return (
    blueprintId * VARIANTS_PER_BLUEPRINT +
    getColorIndex(color) * VARIANTS_PER_COLOR +
    getSizeIndex(design, size) +
    1
  );
}

function getSku({ slug }: Design, size: Size, color: Color): string {
  const hash = createHash('sha256').update(`${slug} ${size.name} ${color.name}`).digest();
  return String(hash.readUInt32BE(0)).padStart(10, '1');
}

function buildOptions(design: Design): ProductOption[] {
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

function buildImages(design: Design, builtVariants: BuiltVariant[], base: string): ProductImage[] {
  return design.colors.flatMap((color) => {
    const variant_ids = builtVariants
      .filter((combination) => combination.color === color)
      .map(({ variant }) => variant.id);
    return VIEWS.map((view) => ({
      src: `${base}/images/${getPictureFile(design.slug, color, view)}`,
      variant_ids,
      position: POSITIONS[view],
      is_default: view === 'front' && color === design.colors[0],
      is_selected_for_publishing: true,
    }));
  });
}
