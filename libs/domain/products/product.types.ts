import type { Cents } from '../money/money.ts';

export type ProductImage = {
  /** URL on this site; `buildProductPictureUrl` adds the width. */
  src: string;
  position: string;
  variant_ids: number[];
};

export type ProductVariant = {
  id: number;
  /** 'size / color', or a single option. */
  title: string;
  price: Cents;
  is_enabled: boolean;
  /** Whether Printify can currently make it. */
  is_available: boolean;
};

export type Product = {
  id: string;
  title: string;
  /** HTML sanitized by the server to `p b i ul li br` without attributes. */
  description: string;
  images: ProductImage[];
  variants: ProductVariant[];
  /** Printify's category tags: 'Apparel', 'Mugs'. */
  tags: string[];
  /** Creation time at Printify, ISO 8601. */
  created_at: string;
};
