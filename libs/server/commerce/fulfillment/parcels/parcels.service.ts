import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { Parcel } from '@paniscus/domain/orders';
import { OutboxService } from '@paniscus/server/integrations';
import type { PrintifyOrder, PrintifyShipment } from '@paniscus/server/integrations';
import { Clock } from '@paniscus/server/platform';
import type { EntityManager } from 'typeorm';
import { ParcelSources } from '../../orders/page/parcel-sources.ts';
import type { ParcelSource } from '../../orders/page/parcel-sources.ts';
import { ParcelEntity } from './parcel.entity.ts';

export const ORDER_SHIPPED = 'order-shipped';

@Injectable()
export class ParcelsService implements OnModuleInit, ParcelSource {
  constructor(
    private readonly sources: ParcelSources,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.sources.register(this);
  }

  async listParcels(manager: EntityManager, orderId: number): Promise<Parcel[]> {
    return (await this.list(manager, orderId)).map(toParcel);
  }

  /** Stores the shipments that Printify reports; returns all known parcels. The caller has locked the order's row. */
  async save(
    manager: EntityManager,
    orderId: number,
    { shipments, status }: PrintifyOrder,
  ): Promise<ParcelEntity[]> {
    const containsAllItems = status === 'fulfilled' && shipments.length === 1;
    for (const shipment of shipments) await this.saveParcel(manager, orderId, shipment, containsAllItems);
    return this.list(manager, orderId);
  }

  private async saveParcel(
    manager: EntityManager,
    orderId: number,
    { carrier, trackingNumber, trackingUrl, deliveredAt }: PrintifyShipment,
    containsAllItems: boolean,
  ): Promise<void> {
    const now = this.clock.now();
    // A parcel first reported after its delivery was shipped before that.
    const shippedAt = deliveredAt !== null && deliveredAt < now ? deliveredAt : now;
    const added = await manager.query<{ id: number }[]>(
      `INSERT INTO parcels (order_id, carrier, tracking_number, tracking_url, is_whole_order, shipped_at, delivered_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT ON CONSTRAINT parcels_number_unique DO NOTHING RETURNING id`,
      [orderId, carrier, trackingNumber, trackingUrl, containsAllItems, shippedAt, deliveredAt],
    );
    for (const { id } of added) await this.outbox.enqueue(manager, ORDER_SHIPPED, id);
    if (added.length > 0) return;
    // Never overwrites known values with null; the first delivery time wins.
    await manager.query(
      `UPDATE parcels SET tracking_url = coalesce($4, tracking_url), delivered_at = coalesce(delivered_at, $5)
       WHERE order_id = $1 AND carrier = $2 AND tracking_number = $3`,
      [orderId, carrier, trackingNumber, trackingUrl, deliveredAt],
    );
  }

  private list(manager: EntityManager, orderId: number): Promise<ParcelEntity[]> {
    return manager.find(ParcelEntity, { where: { orderId }, order: { id: 'ASC' } });
  }
}

const toParcel = (parcel: ParcelEntity): Parcel => ({
  id: parcel.id,
  carrier: parcel.carrier,
  tracking_number: parcel.trackingNumber,
  tracking_url: parcel.trackingUrl,
  shipped_at: parcel.shippedAt.toISOString(),
  delivered_at: parcel.deliveredAt?.toISOString() ?? null,
  contains_all_items: parcel.containsAllItems,
});
