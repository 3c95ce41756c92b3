import type { Cents } from '@paniscus/domain/money';
import { toRecord } from '@paniscus/domain/validation';
import { parseJsonBody } from '@paniscus/server/platform';
import type {
  PrintifyEvent,
  PrintifyImage,
  PrintifyOrder,
  PrintifyOrderStatus,
  PrintifyProduct,
  PrintifyShipment,
  PrintifyVariant,
} from './printify.types.ts';

type Fields = Record<string, unknown>;

const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
const isCents = (value: unknown): value is Cents => Number.isSafeInteger(value) && (value as number) >= 0;
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** Parses a product; undefined when it is invalid. Variants without a valid id or price are dropped. */
export function parsePrintifyProduct(value: unknown): PrintifyProduct | undefined {
  const product = toRecord(value);
  const { id, title } = product;
  if (typeof id !== 'string' || id === '' || typeof title !== 'string') return undefined;
  return {
    id,
    title,
    description: toText(product.description),
    tags: toArray(product.tags).filter((tag) => typeof tag === 'string'),
    isVisible: product.visible === true,
    images: toArray(product.images).flatMap(parseImages),
    variants: toArray(product.variants).flatMap(parseVariants),
    createdAt: (parseDate(product.created_at) ?? new Date(0)).toISOString(),
  };
}

function parseImages(value: unknown): PrintifyImage[] {
  const { src, position, variant_ids } = toRecord(value);
  if (typeof src !== 'string') return [];
  return [{ src, position: toText(position), variantIds: toArray(variant_ids).filter(isId) }];
}

function parseVariants(value: unknown): PrintifyVariant[] {
  const { id, title, price, is_enabled, is_available } = toRecord(value);
  if (!isId(id) || typeof title !== 'string' || !isCents(price)) return [];
  return [
    { id, title, priceCents: price, isEnabled: is_enabled === true, isAvailable: is_available === true },
  ];
}

export function parseStandardCost(value: unknown): Cents | undefined {
  const { standard } = toRecord(value);
  return isCents(standard) ? standard : undefined;
}

const STATUSES: Record<string, PrintifyOrderStatus> = {
  pending: 'on_hold',
  'on-hold': 'on_hold',
  'sending-to-production': 'sent_to_production',
  'in-production': 'in_production',
  'partially-fulfilled': 'partly_fulfilled',
  fulfilled: 'fulfilled',
  canceled: 'canceled',
  cancelled: 'canceled',
  'payment-not-received': 'has_issues',
  'has-issues': 'has_issues',
  'had-issues': 'has_issues',
};

export function parsePrintifyOrder(value: unknown): PrintifyOrder | undefined {
  const order = toRecord(value);
  const { id } = order;
  if (typeof id !== 'string' || id === '') return undefined;
  const status = STATUSES[toText(order.status)] ?? 'unknown';
  return {
    id,
    externalId: getExternalId(order),
    status,
    isSentToProduction: isSentToProduction(order, status),
    shipments: toArray(order.shipments).flatMap(parseShipments),
    createdAt: parseDate(order.created_at),
  };
}

/** Printify returns our order number in the order's `metadata`. */
function getExternalId(order: Fields): string {
  const number = order.external_id ?? toRecord(order.metadata).shop_order_id;
  return typeof number === 'number' ? String(number) : toText(number);
}

function isSentToProduction(order: Fields, status: PrintifyOrderStatus): boolean {
  const isInProduction = ['sent_to_production', 'in_production', 'partly_fulfilled', 'fulfilled'].includes(
    status,
  );
  return isInProduction || parseDate(order.sent_to_production_at) !== undefined;
}

function parseShipments(value: unknown): PrintifyShipment[] {
  const { carrier, number, url, delivered_at } = toRecord(value);
  if (typeof number !== 'string' || number === '') return [];
  return [
    {
      carrier: toText(carrier),
      trackingNumber: number,
      trackingUrl: parseHttpsUrl(url),
      deliveredAt: parseDate(delivered_at) ?? null,
    },
  ];
}

function parseHttpsUrl(value: unknown): string | null {
  const text = toText(value);
  if (!URL.canParse(text)) return null;
  // `URL` normalizes case and whitespace, as in ' HTTPS://…'.
  const { protocol, href } = new URL(text);
  return protocol === 'https:' ? href : null;
}

export function parsePrintifyEvent(body: Buffer): PrintifyEvent | undefined {
  const event = toRecord(parseJson(body));
  const { id, type } = event;
  if (typeof id !== 'string' || id === '' || typeof type !== 'string') return undefined;
  const resource = toRecord(event.resource);
  const resourceId = typeof resource.id === 'string' ? resource.id : undefined;
  return {
    id,
    type,
    createdAt: parseDate(event.created_at),
    orderId: resource.type === 'order' ? resourceId : undefined,
    productId: resource.type === 'product' ? resourceId : undefined,
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return parseJsonBody(body);
  } catch {
    return undefined;
  }
}

/** Printify's format is '2017-04-18 13:24:28+00:00'; undefined for anything else. */
function parseDate(value: unknown): Date | undefined {
  const text = toText(value).slice(0, 40).replace(' ', 'T');
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? undefined : date;
}
