import type { Cents } from '../money/money.ts';
import type { OrderState } from './order.rules.ts';

/** One thing ordered, at the price of that day. Whole US cents. */
export type OrderLine = {
  product_id: string;
  variant_id: number;
  title: string;
  quantity: number;
  price_cents: Cents;
  image: string;
};

/** One of an order's parcels. Times are ISO 8601. */
export type Parcel = {
  id: number;
  carrier: string;
  tracking_number: string;
  /** Https, or null when the carrier has no page for it. */
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

/** What the page behind an order's own link shows: `GET /api/order-page/{token}/`. Whole US cents, ISO 8601. */
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

/** A line of the staff's list: `GET /api/orders/`. */
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

/** One thing that happened to an order, with its cause: 'webhook', 'staff ada', 'print shop'. */
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

/** Everything that staff see of one order: `GET /api/orders/{id}/`. */
export type StaffOrder = OrderPage & {
  id: number;
  email: string;
  phone: string;
  intent_id: string | null;
  print_order_id: string | null;
  /** Why it needs a person, in words; null when it does not. */
  attention: string | null;
  /** Whether `POST /api/orders/{id}/retry/` has anything to do. */
  can_retry: boolean;
  refundable_cents: Cents;
  refunds: OrderRefund[];
  history: OrderEvent[];
};
