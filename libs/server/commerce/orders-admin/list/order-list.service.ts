import { Injectable } from '@nestjs/common';
import { formatOrderNumber } from '@paniscus/domain/orders';
import type { OrderSummary } from '@paniscus/domain/orders';
import type { Dispute } from '@paniscus/domain/payment';
import { DisputesService } from '@paniscus/server/payments';
import { readInBatches, readPage } from '@paniscus/server/platform';
import type { ListPage } from '@paniscus/server/platform';
import { DataSource, In } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import { ParcelEntity } from '../../fulfillment/parcels/parcel.entity.ts';
import { formatBuyerName } from '../../orders/order-address.ts';
import { OrderLineEntity } from '../../orders/order-line.entity.ts';
import { ORDER } from '../../orders/order-transitions.service.ts';
import { OrderEntity } from '../../orders/order.entity.ts';
import { applyFilter } from './order-filter.ts';
import type { OrderFilter } from './order-filter.ts';

export type OrderList = { orders: OrderSummary[]; nextAfter: number | undefined };

export type OrderRecord = {
  order: OrderEntity;
  lines: OrderLineEntity[];
  parcels: ParcelEntity[];
  dispute: Dispute | null;
};

@Injectable()
export class OrderListService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly disputes: DisputesService,
  ) {}

  async list(filter: OrderFilter, page: ListPage): Promise<OrderList> {
    const { rows: orders, nextAfter } = await readPage(this.query(filter), page);
    const [lines, disputes] = await Promise.all([
      this.loadByOrder(OrderLineEntity, orders),
      this.loadDisputes(orders),
    ]);
    return {
      orders: orders.map((order) =>
        toSummary(order, lines.get(order.id) ?? [], disputes.get(order.id) ?? null),
      ),
      nextAfter,
    };
  }

  async *records(filter: OrderFilter): AsyncGenerator<OrderRecord[]> {
    for await (const orders of readInBatches(() => this.query(filter))) {
      const [lines, parcels, disputes] = await Promise.all([
        this.loadByOrder(OrderLineEntity, orders),
        this.loadByOrder(ParcelEntity, orders),
        this.loadDisputes(orders),
      ]);
      yield orders.map((order) => ({
        order,
        lines: lines.get(order.id) ?? [],
        parcels: parcels.get(order.id) ?? [],
        dispute: disputes.get(order.id) ?? null,
      }));
    }
  }

  private loadDisputes(orders: readonly OrderEntity[]): Promise<Map<number, Dispute>> {
    return this.disputes.groupByPayable(
      ORDER,
      orders.map(({ id }) => id),
    );
  }

  private query(filter: OrderFilter): SelectQueryBuilder<OrderEntity> {
    const query = this.dataSource.getRepository(OrderEntity).createQueryBuilder('o');
    applyFilter(query, filter);
    return query;
  }

  private async loadByOrder<Child extends OrderLineEntity | ParcelEntity>(
    entity: new () => Child,
    orders: readonly OrderEntity[],
  ): Promise<Map<number, Child[]>> {
    const children: (OrderLineEntity | ParcelEntity)[] = await this.dataSource.manager.find<
      OrderLineEntity | ParcelEntity
    >(entity, { where: { orderId: In(orders.map(({ id }) => id)) }, order: { id: 'ASC' } });
    return Map.groupBy(children as Child[], ({ orderId }) => orderId);
  }
}

function toSummary(
  order: OrderEntity,
  lines: readonly OrderLineEntity[],
  dispute: Dispute | null,
): OrderSummary {
  return {
    id: order.id,
    number: formatOrderNumber(order.id),
    state: order.state,
    name: formatBuyerName(order),
    email: order.email,
    total_cents: order.totalCents,
    refunded_cents: order.refundedCents,
    item_count: lines.reduce((count, { quantity }) => count + quantity, 0),
    attention: order.attention,
    dispute,
    created_at: order.createdAt.toISOString(),
  };
}
