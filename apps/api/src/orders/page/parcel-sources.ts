import { Injectable } from '@nestjs/common';
import type { Parcel } from '@paniscus/domain';
import type { EntityManager } from 'typeorm';

/** Who knows an order's parcels, oldest first. */
export interface ParcelSource {
  listParcels(manager: EntityManager, orderId: number): Promise<Parcel[]>;
}

/** `fulfilment/` registers itself here in `onModuleInit`, so that orders need not know it. */
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
