import { Injectable } from '@nestjs/common';
import type { Parcel } from '@paniscus/domain/orders';
import type { EntityManager } from 'typeorm';

/** Provides the parcels of an order, oldest first. */
export interface ParcelSource {
  listParcels(manager: EntityManager, orderId: number): Promise<Parcel[]>;
}

/** `fulfillment/` registers itself here in `onModuleInit`, so that orders do not depend on it. */
@Injectable()
export class ParcelSources {
  private source: ParcelSource | undefined;

  register(source: ParcelSource): void {
    this.source = source;
  }

  async listParcels(manager: EntityManager, orderId: number): Promise<Parcel[]> {
    return (await this.source?.listParcels(manager, orderId)) ?? [];
  }
}
