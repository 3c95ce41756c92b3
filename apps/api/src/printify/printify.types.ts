import type { Cents } from '@paniscus/domain';

/** A product as the print shop has it; its description is HTML of somebody else's. */
export type PrintifyProduct = {
  id: string;
  title: string;
  description: string;
  tags: string[];
  /** Whether the organisation has published it. */
  isVisible: boolean;
  images: PrintifyImage[];
  variants: PrintifyVariant[];
  /** ISO 8601. */
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
  /** Ten digits, or empty. */
  phone: string;
  address1: string;
  address2: string;
  city: string;
  /** A state's code. */
  region: string;
  zip: string;
  country: string;
};

export type PrintifyOrderDraft = {
  /** Our number of the order. The print shop takes a second order of the same number: look before creating. */
  externalId: string;
  lines: PrintifyLine[];
  address: PrintifyAddress;
};

/** 'on_hold' is not sent to production yet; a 'fulfilled' order has left the print shop in all its parcels. */
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
  /** Undefined when the print shop does not say, or not in a way that can be read. */
  createdAt: Date | undefined;
};

export type PrintifyShipment = {
  carrier: string;
  trackingNumber: string;
  /** An https address, or null. */
  trackingUrl: string | null;
  deliveredAt: Date | null;
};

/** What the print shop tells of its own accord. Only ids are to be believed; everything else is asked anew. */
export type PrintifyEvent = {
  id: string;
  /** 'order:shipment:created' and its like. */
  type: string;
  createdAt: Date | undefined;
  /** Undefined when it is not about an order. */
  orderId: string | undefined;
  /** Undefined when it is not about a product. */
  productId: string | undefined;
};
