import type { Cents } from '@paniscus/domain';
import { parseJsonBody } from '../common/input/body.ts';
import type {
  PrintShopEvent,
  PrintShopImage,
  PrintShopOrder,
  PrintShopOrderStatus,
  PrintShopProduct,
  PrintShopShipment,
  PrintShopVariant,
} from './printify.types.ts';

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const isCents = (value: unknown): value is Cents => Number.isSafeInteger(value) && (value as number) >= 0;
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** A product in our words; undefined for what cannot be one. Variants without a sensible id or price are left out. */
export function printShopProductOf(value: unknown): PrintShopProduct | undefined {
  const product = fieldsOf(value);
  const { id, title } = product;
  if (typeof id !== 'string' || id === '' || typeof title !== 'string') return undefined;
  return {
    id,
    title,
    description: textOf(product.description),
    tags: listOf(product.tags).filter((tag) => typeof tag === 'string'),
    isVisible: product.visible === true,
    images: listOf(product.images).flatMap(imageOf),
    variants: listOf(product.variants).flatMap(variantOf),
    createdAt: (dateOf(product.created_at) ?? new Date(0)).toISOString(),
  };
}

function imageOf(value: unknown): PrintShopImage[] {
  const { src, position, variant_ids } = fieldsOf(value);
  if (typeof src !== 'string') return [];
  return [{ src, position: textOf(position), variantIds: listOf(variant_ids).filter(isId) }];
}

function variantOf(value: unknown): PrintShopVariant[] {
  const { id, title, price, is_enabled, is_available } = fieldsOf(value);
  if (!isId(id) || typeof title !== 'string' || !isCents(price)) return [];
  return [
    { id, title, priceCents: price, isEnabled: is_enabled === true, isAvailable: is_available === true },
  ];
}

/** Standard shipping in a quote; undefined when there is none. */
export function standardCostOf(value: unknown): Cents | undefined {
  const { standard } = fieldsOf(value);
  return isCents(standard) ? standard : undefined;
}

const STATUSES: Record<string, PrintShopOrderStatus> = {
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

/** An order in our words; undefined for what cannot be one. */
export function printShopOrderOf(value: unknown): PrintShopOrder | undefined {
  const order = fieldsOf(value);
  const { id } = order;
  if (typeof id !== 'string' || id === '') return undefined;
  const status = STATUSES[textOf(order.status)] ?? 'unknown';
  return {
    id,
    externalId: externalIdOf(order),
    status,
    isSentToProduction: isSent(order, status),
    shipments: listOf(order.shipments).flatMap(shipmentOf),
    createdAt: dateOf(order.created_at),
  };
}

/** The print shop gives our number back among an order's `metadata`. */
function externalIdOf(order: Fields): string {
  const number = order.external_id ?? fieldsOf(order.metadata).shop_order_id;
  return typeof number === 'number' ? String(number) : textOf(number);
}

function isSent(order: Fields, status: PrintShopOrderStatus): boolean {
  const isFurther = ['sent_to_production', 'in_production', 'partly_fulfilled', 'fulfilled'].includes(status);
  return isFurther || dateOf(order.sent_to_production_at) !== undefined;
}

function shipmentOf(value: unknown): PrintShopShipment[] {
  const { carrier, number, url, delivered_at } = fieldsOf(value);
  if (typeof number !== 'string' || number === '') return [];
  return [
    {
      carrier: textOf(carrier),
      trackingNumber: number,
      trackingUrl: httpsOf(url),
      deliveredAt: dateOf(delivered_at) ?? null,
    },
  ];
}

function httpsOf(value: unknown): string | null {
  const text = textOf(value);
  if (!URL.canParse(text)) return null;
  // Written as everybody writes it: ' HTTPS://…' is one as well.
  const { protocol, href } = new URL(text);
  return protocol === 'https:' ? href : null;
}

/** An event in a webhook's body; undefined for what cannot be one. */
export function printShopEventOf(body: Buffer): PrintShopEvent | undefined {
  const event = fieldsOf(readJson(body));
  const { id, type } = event;
  if (typeof id !== 'string' || id === '' || typeof type !== 'string') return undefined;
  const resource = fieldsOf(event.resource);
  const subject = typeof resource.id === 'string' ? resource.id : undefined;
  return {
    id,
    type,
    createdAt: dateOf(event.created_at),
    orderId: resource.type === 'order' ? subject : undefined,
    productId: resource.type === 'product' ? subject : undefined,
  };
}

function readJson(body: Buffer): unknown {
  try {
    return parseJsonBody(body);
  } catch {
    return undefined;
  }
}

/** The print shop writes '2017-04-18 13:24:28+00:00'; null, a missing value or nonsense is no date. */
function dateOf(value: unknown): Date | undefined {
  const text = textOf(value).slice(0, 40).replace(' ', 'T');
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? undefined : date;
}
