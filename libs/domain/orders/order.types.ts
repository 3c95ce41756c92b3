import type { Cents } from '../money/money.ts';
import type { OrderState } from './order.rules.ts';

export type OrderLine = {
  product_id: string;
  variant_id: number;
  title: string;
  quantity: number;
  price_cents: Cents;
  image: string;
};

export type Parcel = {
  id: number;
  carrier: string;
  tracking_number: string;
  /** HTTPS URL, or null when the carrier has no tracking page. */
  tracking_url: string | null;
  shipped_at: string;
  delivered_at: string | null;
};

export type OrderAddress = {
  name: string;
  address1: string;
  address2: string;
  city: string;
  region: string;
  zip: string;
  country: string;
};

/** Response of `GET /api/order-page/{token}/`, the order page behind a secret link. Whole US cents, ISO 8601. */
export type OrderPage = {
  number: string;
  state: OrderState;
  created_at: string;
  lines: OrderLine[];
  parcels: Parcel[];
  address: OrderAddress;
  subtotal_cents: Cents;
  shipping_cents: Cents;
  tax_cents: Cents;
  total_cents: Cents;
  refunded_cents: Cents;
};

/** List item of `GET /api/orders/`. */
export type OrderSummary = {
  id: number;
  number: string;
  state: OrderState;
  name: string;
  email: string;
  total_cents: Cents;
  refunded_cents: Cents;
  item_count: number;
  created_at: string;
};

/** History entry of an order with its cause: 'webhook', 'staff ada', 'print shop'. */
export type OrderEvent = {
  at: string;
  kind: 'state' | 'payment' | 'mail' | 'parcel' | 'refund' | 'note';
  text: string;
  cause: string;
};

export type OrderRefund = {
  id: number;
  amount_cents: Cents;
  state: 'requested' | 'succeeded' | 'failed';
  reason: string;
  by: string;
  created_at: string;
};

/** Details of an order in the admin: `GET /api/orders/{id}/`. */
export type StaffOrder = OrderPage & {
  id: number;
  email: string;
  phone: string;
  intent_id: string | null;
  print_order_id: string | null;
  /** Reason for manual review; null when none is needed. */
  attention: string | null;
  /** Whether `POST /api/orders/{id}/retry/` would have an effect. */
  can_retry: boolean;
  refundable_cents: Cents;
  refunds: OrderRefund[];
  history: OrderEvent[];
};
