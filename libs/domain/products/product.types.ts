import type { Cents } from '../money/money.ts';

export type ProductImage = {
  /** An address on this site; `productPictureOf` gives it in the widths that are kept. */
  src: string;
  position: string;
  variant_ids: number[];
};

export type ProductVariant = {
  id: number;
  /** 'size / color', or one of them alone where a product has no choice of the other. */
  title: string;
  price: Cents;
  /** Whether the organization sells it. */
  is_enabled: boolean;
  /** Whether Printify can make it now. */
  is_available: boolean;
};

/** What `GET /api/printify-products/` answers of each product. */
export type Product = {
  /** Printify's own. */
  id: string;
  title: string;
  /** HTML of `p b i ul li br` without attributes, made so by the server. */
  description: string;
  images: ProductImage[];
  variants: ProductVariant[];
  /** What kind of thing it is, as Printify tags it: 'Apparel', 'Mugs'. */
  tags: string[];
  /** When Printify got it, ISO 8601. */
  created_at: string;
};
