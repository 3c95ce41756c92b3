import { randomInt } from 'node:crypto';
import { stamp } from '../catalog/products.ts';
import type { Context } from '../context.ts';
import type { OrderStatus, PrintOrder, Shipment } from './order.types.ts';

const TRACKING_URL = 'https://tools.usps.com/go/TrackConfirmAction?tLabels=';
const CARRIER = 'USPS';

/** Moves an order from status to status, storing each step and emitting its events. */
export class Progress {
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
    this.#keep({ sent_to_production_at });
    this.#context.emit('order:sent-to-production', this.#order.id);
    this.#move('sending-to-production', { sent_to_production_at });
  }

  startProduction(): void {
    if (this.#order.sent_to_production_at === null) this.sendToProduction();
    if (this.#order.status !== 'in-production') this.#move('in-production');
  }

  /** Ships that many parcels; the order is fulfilled with the last one if `isComplete`. */
  ship(parcels: number, isComplete: boolean): void {
    if (this.#order.shipments.length === 0) this.startProduction();
    const last = this.#order.shipments.length + parcels;
    while (this.#order.shipments.length < last) {
      const place = this.#order.shipments.length;
      const isLast = isComplete && place === last - 1;
      const shipped_at = this.#now();
      const shipment = this.#shipment(place, isComplete ? last : last + 1);
      this.#keep({
        shipments: [...this.#order.shipments, shipment],
        ...(isLast ? { fulfilled_at: shipped_at } : {}),
      });
      this.#context.emit('order:shipment:created', this.#order.id, {
        shipped_at,
        ...trackShipment(shipment),
      });
      if (isLast) this.#move('fulfilled', { fulfilled_at: shipped_at });
      else if (this.#order.status !== 'partially-fulfilled') this.#move('partially-fulfilled');
    }
  }

  deliver(parcels: number): void {
    if (this.#order.status !== 'fulfilled') this.ship(parcels, true);
    const delivered_at = this.#now();
    for (const [place, shipment] of this.#order.shipments.entries()) {
      if (shipment.delivered_at !== null) continue;
      this.#keep({ shipments: this.#order.shipments.with(place, { ...shipment, delivered_at }) });
      this.#context.emit('order:shipment:delivered', this.#order.id, {
        delivered_at,
        ...trackShipment(shipment),
      });
    }
  }

  cancel(): void {
    this.#move('canceled');
  }

  stop(): void {
    this.#move('has-issues');
  }

  #move(status: OrderStatus, forLines: { sent_to_production_at?: string; fulfilled_at?: string } = {}): void {
    const lineStatus = status === 'partially-fulfilled' ? 'in-production' : status;
    this.#keep({
      status,
      line_items: this.#order.line_items.map((line) => ({ ...line, ...forLines, status: lineStatus })),
    });
    this.#context.emit('order:updated', this.#order.id, { status });
  }

  #keep(changes: Partial<PrintOrder>): void {
    this.#order = this.#context.orders.put({ ...this.#order, ...changes });
  }

  #now(): string {
    return stamp(this.#context.clock.date());
  }

  /** Distributes the lines over the parcels; a parcel that gets none repeats the first SKU. */
  #shipment(parcel: number, parcels: number): Shipment {
    const skus = this.#order.line_items.map(({ metadata }) => metadata.sku);
    const dealt = skus.filter((_, index) => index % parcels === parcel);
    const number = `9400${randomInt(1e8, 1e9)}${randomInt(1e8, 1e9)}`;
    return {
      carrier: CARRIER,
      number,
      url: `${TRACKING_URL}${number}`,
      delivered_at: null,
      skus: dealt.length > 0 ? dealt : skus.slice(0, 1),
    };
  }
}

function trackShipment({ carrier, number, url, skus }: Shipment) {
  return { carrier: { code: carrier, tracking_number: number, tracking_url: url }, skus };
}
