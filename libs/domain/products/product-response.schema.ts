import type { InferType } from 'yup';
import { cents, flag, integer, list, record, text, timestamp } from '../validation/response-fields.ts';

const imageSchema = record({
  /** `buildProductPictureUrl` adds the width. */
  src: text('Base URL of the image on this site, to be followed by `/240.webp`, `/480.webp` or `/960.webp`.'),
  position: text(),
  variant_ids: list(integer()),
});

const variantSchema = record({
  id: integer(),
  title: text('Size and color separated by ` / `, or a single option.'),
  price: cents(),
  is_enabled: flag('Whether the variant is offered in the store.'),
  is_available: flag('Whether Printify can currently produce the variant.'),
});

/** Response of `GET /api/printify-products/{id}/`. */
export const productResponse = record({
  id: text('Printify product ID.'),
  title: text(),
  description: text('HTML with the tags `p`, `b`, `i`, `ul`, `li` and `br` only, without attributes.'),
  images: list(imageSchema),
  variants: list(variantSchema),
  tags: list(text(), 'Printify category tags, such as `Apparel` or `Mugs`.'),
  created_at: timestamp(),
});

/** Response of `GET /api/printify-products/`. */
export const productListResponse = list(productResponse);

export type ProductImage = InferType<typeof imageSchema>;
export type ProductVariant = InferType<typeof variantSchema>;
export type Product = InferType<typeof productResponse>;
