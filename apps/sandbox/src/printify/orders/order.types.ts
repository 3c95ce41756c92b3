export type OrderStatus =
  | 'pending'
  | 'on-hold'
  | 'sending-to-production'
  | 'in-production'
  | 'partially-fulfilled'
  | 'fulfilled'
  | 'canceled'
  | 'has-issues';

export interface Address {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  country: string;
  region: string;
  address1: string;
  address2: string;
  city: string;
  zip: string;
  company: string;
}

export interface LineItem {
  product_id: string;
  quantity: number;
  variant_id: number;
  print_provider_id: number;
  /** Per item, in US cents. */
  cost: number;
  shipping_cost: number;
  status: OrderStatus;
  metadata: { title: string; price: number; variant_label: string; sku: string; country: string };
  sent_to_production_at: string | null;
  fulfilled_at: string | null;
}

export interface Shipment {
  carrier: string;
  number: string;
  url: string;
  delivered_at: string | null;
  /** SKUs in the parcel; only sent in events. */
  skus: string[];
}

/** A stored order. Times look like '2026-01-12 09:20:00+00:00'; amounts are in US cents. */
export interface PrintOrder {
  id: string;
  external_id: string;
  address_to: Address;
  line_items: LineItem[];
  metadata: { order_type: 'api'; shop_order_id: string; shop_order_label: string; shop_fulfilled_at: string };
  total_price: number;
  total_shipping: number;
  total_tax: number;
  status: OrderStatus;
  /** 1 standard, 2 priority, 3 Printify Express, 4 economy. */
  shipping_method: number;
  is_printify_express: boolean;
  is_economy_shipping: boolean;
  send_shipping_notification: boolean;
  shipments: Shipment[];
  created_at: string;
  sent_to_production_at: string | null;
  fulfilled_at: string | null;
  printify_connect: { url: string; id: string };
}
