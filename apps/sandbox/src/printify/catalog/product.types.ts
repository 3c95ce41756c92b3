/** A product in the format of the Printify API. Amounts are in US cents. */
export interface PrintifyProduct {
  id: string;
  title: string;
  /** HTML, not sanitized. */
  description: string;
  tags: string[];
  options: ProductOption[];
  variants: ProductVariant[];
  images: ProductImage[];
  /** '2026-01-12 09:20:00+00:00' */
  created_at: string;
  updated_at: string;
  visible: boolean;
  is_locked: boolean;
  blueprint_id: number;
  user_id: number;
  shop_id: number;
  print_provider_id: number;
  print_areas: object[];
  print_details: object[];
  sales_channel_properties: object[];
  is_printify_express_eligible: boolean;
  is_economy_shipping_eligible: boolean;
  /** Absent until the product is published. */
  external?: { id: string; handle: string };
}

export interface ProductOption {
  name: string;
  type: 'size' | 'color';
  values: { id: number; title: string; colors?: string[] }[];
}

export interface ProductVariant {
  id: number;
  sku: string;
  cost: number;
  price: number;
  title: string;
  grams: number;
  is_enabled: boolean;
  is_default: boolean;
  is_available: boolean;
  is_printify_express_eligible: boolean;
  options: number[];
  quantity: number;
}

export interface ProductImage {
  src: string;
  variant_ids: number[];
  position: string;
  is_default: boolean;
  is_selected_for_publishing: boolean;
}
