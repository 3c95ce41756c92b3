import type { InferType } from 'yup';
import { cents, flag, integer, list, record, text, timestamp } from '../validation/response-fields.ts';

const imageSchema = record({
  /** `buildProductPictureUrl` adds the width. */
  src: text('On this site; `/240.webp`, `/480.webp` or `/960.webp` follows.'),
  position: text(),
  variant_ids: list(integer()),
});

const variantSchema = record({
  id: integer(),
  title: text("'size / color', or a single option."),
  price: cents(),
  is_enabled: flag('Whether the organization sells it.'),
  is_available: flag('Whether Printify can make it now.'),
});

/** Response of `GET /api/printify-products/{id}/`. */
export const productResponse = record({
  id: text("Printify's id."),
  title: text(),
  description: text('HTML of `p b i ul li br` without attributes.'),
  images: list(imageSchema),
  variants: list(variantSchema),
  tags: list(text(), "Printify's category tags: 'Apparel', 'Mugs'."),
  created_at: timestamp(),
});

/** Response of `GET /api/printify-products/`. */
export const productListResponse = list(productResponse);

export type ProductImage = InferType<typeof imageSchema>;
export type ProductVariant = InferType<typeof variantSchema>;
export type Product = InferType<typeof productResponse>;
