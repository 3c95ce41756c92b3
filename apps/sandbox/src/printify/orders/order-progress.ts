import { randomInt } from 'node:crypto';
import { formatTimestamp } from '../catalog/products.ts';
import type { Context } from '../context.ts';
import type { OrderStatus, PrintOrder, Shipment } from './order.types.ts';

const TRACKING_URL = 'https://tools.usps.com/go/TrackConfirmAction?tLabels=';
const CARRIER = 'USPS';

/** Moves an order from status to status, storing each step and emitting its events. */
export class OrderProgress {
  readonly #context: Context;
  #order: PrintOrder;

  constructor(context: Context, order: PrintOrder) {
    this.#context = context;
    this.#order = order;
  }

  get order(): PrintOrder {
    return this.#order;
  }

  sendToProduction(): void {
    const sent_to_production_at = this.#now();
    this.#save({ sent_to_production_at });
    this.#context.emit('order:sent-to-production', this.#order.id);
    this.#setStatus('sending-to-production', { sent_to_production_at });
  }

  startProduction(): void {
    if (this.#order.sent_to_production_at === null) this.sendToProduction();
    if (this.#order.status !== 'in-production') this.#setStatus('in-production');
  }

  /** Ships that many parcels; the order is fulfilled with the last one if `isComplete`. */
  ship(parcels: number, isComplete: boolean): void {
    if (this.#order.shipments.length === 0) this.startProduction();
    const last = this.#order.shipments.length + parcels;
    while (this.#order.shipments.length < last) {
      const index = this.#order.shipments.length;
      const isLast = isComplete && index === last - 1;
      const shipped_at = this.#now();
      const shipment = this.#buildShipment(index, isComplete ? last : last + 1);
      this.#save({
        shipments: [...this.#order.shipments, shipment],
        ...(isLast ? { fulfilled_at: shipped_at } : {}),
      });
      this.#context.emit('order:shipment:created', this.#order.id, {
        shipped_at,
        ...toTrackingData(shipment),
      });
      if (isLast) this.#setStatus('fulfilled', { fulfilled_at: shipped_at });
      else if (this.#order.status !== 'partially-fulfilled') this.#setStatus('partially-fulfilled');
    }
  }

  deliver(parcels: number): void {
    if (this.#order.status !== 'fulfilled') this.ship(parcels, true);
    const delivered_at = this.#now();
    for (const [index, shipment] of this.#order.shipments.entries()) {
      if (shipment.delivered_at !== null) continue;
      this.#save({ shipments: this.#order.shipments.with(index, { ...shipment, delivered_at }) });
      this.#context.emit('order:shipment:delivered', this.#order.id, {
        delivered_at,
        ...toTrackingData(shipment),
      });
    }
  }

  cancel(): void {
    this.#setStatus('canceled');
  }

  stop(): void {
    this.#setStatus('has-issues');
  }

  #setStatus(
    status: OrderStatus,
    lineChanges: { sent_to_production_at?: string; fulfilled_at?: string } = {},
  ): void {
    const lineStatus = status === 'partially-fulfilled' ? 'in-production' : status;
    this.#save({
      status,
      line_items: this.#order.line_items.map((line) => ({ ...line, ...lineChanges, status: lineStatus })),
    });
    this.#context.emit('order:updated', this.#order.id, { status });
  }

  #save(changes: Partial<PrintOrder>): void {
    this.#order = this.#context.orders.put({ ...this.#order, ...changes });
  }

  #now(): string {
    return formatTimestamp(this.#context.clock.date());
  }

  /** Distributes the lines over the parcels; a parcel that gets none repeats the first SKU. */
  #buildShipment(parcel: number, parcels: number): Shipment {
    const skus = this.#order.line_items.map(({ metadata }) => metadata.sku);
    const parcelSkus = skus.filter((_, index) => index % parcels === parcel);
    const number = `9400${randomInt(1e8, 1e9)}${randomInt(1e8, 1e9)}`;
    return {
      carrier: CARRIER,
      number,
      url: `${TRACKING_URL}${number}`,
      delivered_at: null,
      skus: parcelSkus.length > 0 ? parcelSkus : skus.slice(0, 1),
    };
  }
}

function toTrackingData({ carrier, number, url, skus }: Shipment) {
  return { carrier: { code: carrier, tracking_number: number, tracking_url: url }, skus };
}
