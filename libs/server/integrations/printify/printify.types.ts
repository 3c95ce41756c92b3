import type { Cents } from '@paniscus/domain/money';

/** A product from Printify; `description` is untrusted HTML. */
export type PrintifyProduct = {
  id: string;
  title: string;
  description: string;
  tags: string[];
  isVisible: boolean;
  images: PrintifyImage[];
  variants: PrintifyVariant[];
  createdAt: string;
};

export type PrintifyImage = { src: string; position: string; variantIds: number[] };

export type PrintifyVariant = {
  id: number;
  title: string;
  priceCents: Cents;
  isEnabled: boolean;
  isAvailable: boolean;
};

export type PrintifyLine = { productId: string; variantId: number; quantity: number };

export type PrintifyAddress = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address1: string;
  address2: string;
  city: string;
  region: string;
  zip: string;
  country: string;
};

export type PrintifyOrderDraft = {
  /** Our order number. Printify accepts duplicates: look it up before creating an order. */
  externalId: string;
  lines: PrintifyLine[];
  address: PrintifyAddress;
};

/** 'on_hold' is not in production yet; all parcels of a 'fulfilled' order have left Printify. */
export type PrintifyOrderStatus =
  | 'on_hold'
  | 'sent_to_production'
  | 'in_production'
  | 'partly_fulfilled'
  | 'fulfilled'
  | 'canceled'
  | 'has_issues'
  | 'unknown';

export type PrintifyOrder = {
  id: string;
  externalId: string;
  status: PrintifyOrderStatus;
  isSentToProduction: boolean;
  shipments: PrintifyShipment[];
  /** Undefined when it is missing or cannot be parsed. */
  createdAt: Date | undefined;
};

export type PrintifyShipment = {
  carrier: string;
  trackingNumber: string;
  trackingUrl: string | null;
  deliveredAt: Date | null;
};

/** Webhook event. Only its ids are trusted; everything else is fetched from the API. */
export type PrintifyEvent = {
  id: string;
  type: string;
  createdAt: Date | undefined;
  orderId: string | undefined;
  productId: string | undefined;
};
