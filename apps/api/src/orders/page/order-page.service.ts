import { Injectable } from '@nestjs/common';
import type { OrderPage } from '@paniscus/domain';
import { DataSource } from 'typeorm';
import { isLinkToken } from '../../common/link-token.ts';
import { notFound } from '../../common/problem.ts';
import { listLines } from '../order-lines.ts';
import { OrderEntity } from '../order.entity.ts';
import { toOrderPage } from './order.view.ts';
import { ParcelSources } from './parcel-sources.ts';

/** What the holder of an order's link may see. */
@Injectable()
export class OrderPageService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly parcels: ParcelSources,
  ) {}

  /** Throws a problem of status 404 for a token that is none of ours. */
  async of(token: string): Promise<OrderPage> {
    const { manager } = this.dataSource;
    const order = isLinkToken(token) ? await manager.findOneBy(OrderEntity, { pageToken: token }) : null;
    if (order === null) throw notFound('There is no such order.');
    const lines = await listLines(manager, order.id);
    return toOrderPage(order, lines, await this.parcels.listParcels(manager, order.id));
  }
}
