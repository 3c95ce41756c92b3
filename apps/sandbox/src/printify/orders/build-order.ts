import { randomBytes } from 'node:crypto';
import type { FormFields } from '../../http/form.ts';
import { CODES, invalid } from '../api/printify-error.ts';
import { formatTimestamp } from '../catalog/products.ts';
import type { Context } from '../context.ts';
import { parseAddress } from './address.ts';
import type { LineItem, PrintOrder } from './order.types.ts';
import { isShippingMethod, computeShippingCost } from './shipping.ts';
import { parseRequestedLines } from './requested-lines.ts';
import type { RequestedLine } from './requested-lines.ts';

const NEVER = '1970-01-01 00:00:00+00:00';

/** Builds an order that is on hold. Accepts an external id more than once. */
export function buildOrder({ catalog, clock }: Context, fields: FormFields): PrintOrder {
  const external_id = getText(fields.external_id);
  if (external_id === '')
    throw invalid(CODES.orderInput, { external_id: ['The external id field is required.'] });
  const { shipping_method } = fields;
  if (!isShippingMethod(shipping_method))
    throw invalid(CODES.orderInput, { shipping_method: ['The selected shipping method is invalid.'] });
  const address_to = parseAddress(fields.address_to);
  const lines = parseRequestedLines(fields.line_items, catalog);
  const now = clock.date();
  const id = createOrderId(now);
  return {
    id,
    external_id,
    address_to,
    line_items: lines.map(toLineItem),
    metadata: {
      order_type: 'api',
      shop_order_id: external_id,
      shop_order_label: getText(fields.label) || external_id,
      shop_fulfilled_at: NEVER,
    },
    total_price: lines.reduce((sum, { variant, quantity }) => sum + variant.cost * quantity, 0),
    total_shipping: computeShippingCost(lines, address_to, shipping_method),
    total_tax: 0,
    status: 'on-hold',
    shipping_method,
    is_printify_express: shipping_method === 3,
    is_economy_shipping: shipping_method === 4,
    send_shipping_notification: fields.send_shipping_notification === true,
    shipments: [],
    created_at: formatTimestamp(now),
    sent_to_production_at: null,
    fulfilled_at: null,
    printify_connect: { url: `https://print-shop.example/connect/${id}`, id },
  };
}

function getText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function createOrderId(time: Date): string {
  return Math.floor(time.getTime() / 1000).toString(16) + randomBytes(8).toString('hex');
}

function toLineItem({ product, variant, quantity }: RequestedLine): LineItem {
  return {
    product_id: product.id,
    quantity,
    variant_id: variant.id,
    print_provider_id: product.print_provider_id,
    cost: variant.cost,
    shipping_cost: 0,
    status: 'on-hold',
    metadata: {
      title: product.title,
      price: variant.price,
      variant_label: variant.title,
      sku: variant.sku,
      country: 'United States',
    },
    sent_to_production_at: null,
    fulfilled_at: null,
  };
}
