import { Injectable } from '@nestjs/common';
import type { OrderPage } from '@paniscus/domain/orders';
import { isCapabilityToken, notFound } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { listLines } from '../order-lines.ts';
import { OrderTransitions } from '../order-transitions.service.ts';
import { OrderEntity } from '../order.entity.ts';
import { toOrderPage } from './order.view.ts';
import { ParcelSources } from './parcel-sources.ts';

@Injectable()
export class OrderPageService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly parcels: ParcelSources,
    private readonly transitions: OrderTransitions,
  ) {}

  async get(token: string): Promise<OrderPage> {
    const { manager } = this.dataSource;
    const order = isCapabilityToken(token)
      ? await manager.findOneBy(OrderEntity, { pageToken: token })
      : null;
    if (order === null) throw notFound('Order not found.');
    const lines = await listLines(manager, order.id);
    const parcels = await this.parcels.listParcels(manager, order.id);
    const furthestStep = await this.transitions.findFurthestStep(manager, order.id);
    return toOrderPage(order, lines, { parcels, furthestStep });
  }
}
