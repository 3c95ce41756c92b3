import { Inject, Injectable } from '@nestjs/common';
import { PHONE_PLACEHOLDER } from '@paniscus/domain/checkout';
import type { Cents } from '@paniscus/domain/money';
import { unavailable, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { PrintifyClient } from './printify-client.ts';
import type {
  PrintifyAddress,
  PrintifyEvent,
  PrintifyLine,
  PrintifyOrder,
  PrintifyOrderDraft,
  PrintifyProduct,
} from './printify.types.ts';
import {
  parsePrintifyEvent,
  parsePrintifyOrder,
  parsePrintifyProduct,
  parseStandardCost,
} from './printify.view.ts';
import { hasValidSignature } from './webhook-signature.ts';

/** Small pages: each is parsed in one go, which blocks the event loop. */
const PRODUCTS_PER_PAGE = 10;
const ORDERS_PER_PAGE = 10;
const PAGES_MAX = 200;
const STANDARD_SHIPPING = 1;

/**
 * Printify API. Errors are thrown as problems: 503 while it is unavailable, 422 for rejected items and addresses, with
 * fields named like `address_to.zip`, and for rejected changes of status, without fields.
 */
@Injectable()
export class PrintifyService {
  constructor(
    private readonly client: PrintifyClient,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async listProducts(): Promise<PrintifyProduct[]> {
    const products: PrintifyProduct[] = [];
    for (let page = 1; page <= PAGES_MAX; page += 1) {
      const response = await this.client.get(
        this.path(`products.json?limit=${PRODUCTS_PER_PAGE}&page=${page}`),
      );
      const { data, last_page } = response as { data?: unknown; last_page?: unknown };
      if (!Array.isArray(data)) throw unexpectedResponse();
      products.push(...data.flatMap((product) => parsePrintifyProduct(product) ?? []));
      if (data.length === 0 || typeof last_page !== 'number' || page >= last_page) return products;
    }
    throw unexpectedResponse();
  }

  async findProduct(id: string): Promise<PrintifyProduct | undefined> {
    const path = this.path(`products/${encodeURIComponent(id)}.json`);
    const response = await this.client.find(path, this.settings.timeouts.printifyProduct);
    if (response === undefined) return undefined;
    const product = parsePrintifyProduct(response);
    if (product === undefined) throw unexpectedResponse();
    return product;
  }

  async quoteShipping(lines: readonly PrintifyLine[], address: PrintifyAddress): Promise<Cents> {
    const response = await this.client.post(this.path('orders/shipping.json'), {
      line_items: lines.map(toWireLine),
      address_to: toWireAddress(address),
    });
    const cost = parseStandardCost(response);
    if (cost === undefined) throw unexpectedResponse();
    return cost;
  }

  /**
   * Finds orders by external id. Printify cannot filter by it, so its newest orders are scanned, back to those created
   * before `since`.
   */
  async findOrders(externalId: string, since: Date): Promise<PrintifyOrder[]> {
    const found: PrintifyOrder[] = [];
    for (let page = 1; page <= PAGES_MAX; page += 1) {
      const response = await this.client.get(this.path(`orders.json?limit=${ORDERS_PER_PAGE}&page=${page}`));
      const { data, last_page } = response as { data?: unknown; last_page?: unknown };
      if (!Array.isArray(data)) throw unexpectedResponse();
      const orders = data.flatMap((order) => parsePrintifyOrder(order) ?? []);
      found.push(...orders.filter((order) => order.externalId === externalId));
      const isLast = typeof last_page === 'number' ? page >= last_page : data.length < ORDERS_PER_PAGE;
      if (data.length === 0 || isLast || orders.some(({ createdAt }) => createdAt && createdAt < since))
        return found;
    }
    // An order further back would be considered missing and be created twice.
    throw unexpectedResponse();
  }

  /** Creates a draft, which is produced only after `sendToProduction`. Returns Printify's order id. */
  async createOrder({ externalId, lines, address }: PrintifyOrderDraft): Promise<string> {
    const response = await this.client.post(this.path('orders.json'), {
      external_id: externalId,
      label: externalId,
      line_items: lines.map(toWireLine),
      shipping_method: STANDARD_SHIPPING,
      is_printify_express: false,
      is_economy_shipping: false,
      send_shipping_notification: false,
      address_to: toWireAddress(address),
    });
    const { id } = response as { id?: unknown };
    if (typeof id !== 'string' || id === '') throw unexpectedResponse();
    return id;
  }

  /** Throws a 422 problem when the order was already sent or canceled. */
  async sendToProduction(id: string): Promise<void> {
    await this.client.changeStatus(this.path(`orders/${encodeURIComponent(id)}/send_to_production.json`));
  }

  async findOrder(id: string): Promise<PrintifyOrder | undefined> {
    const response = await this.client.find(this.path(`orders/${encodeURIComponent(id)}.json`));
    if (response === undefined) return undefined;
    const order = parsePrintifyOrder(response);
    if (order === undefined) throw unexpectedResponse();
    return order;
  }

  /** Only orders not yet in production can be canceled; throws a 422 problem otherwise. */
  async cancelOrder(id: string): Promise<void> {
    await this.client.changeStatus(this.path(`orders/${encodeURIComponent(id)}/cancel.json`));
  }

  parseEvent(body: Buffer, signature: string): PrintifyEvent | undefined {
    if (!hasValidSignature(this.settings.printify.webhookSecret, body, signature)) return undefined;
    return parsePrintifyEvent(body);
  }

  private path(rest: string): string {
    return `/v1/shops/${encodeURIComponent(this.settings.printify.shopId)}/${rest}`;
  }
}

const unexpectedResponse = () => unavailable('The print shop sent an unexpected response. Please try again.');

const toWireLine = ({ productId, variantId, quantity }: PrintifyLine) => ({
  product_id: productId,
  variant_id: variantId,
  quantity,
});

function toWireAddress(address: PrintifyAddress) {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    email: address.email,
    phone: address.phone.trim() || PHONE_PLACEHOLDER,
    country: address.country,
    region: address.region,
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    zip: address.zip,
  };
}
