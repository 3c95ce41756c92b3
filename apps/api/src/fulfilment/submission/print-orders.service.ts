import { Injectable } from '@nestjs/common';
import { orderNumberOf } from '@paniscus/domain';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.ts';
import { OrderEntity } from '../../orders/order.entity.ts';
import { OrderLineEntity } from '../../orders/order-line.entity.ts';
import { PrintShopService } from '../../printify/print-shop.service.ts';
import type { PrintShopOrder } from '../../printify/printify.types.ts';

const MINUTE_MS = 60_000;
/** How far the print shop's clock may be from ours. */
const SKEW_MS = 10 * MINUTE_MS;
/** An order this young that was never sent can be at the print shop among the newest only. */
const FRESH_MS = 15 * MINUTE_MS;
/** What the print shop made longer than this before an order of ours was placed only happens to have its number. */
const FOREIGN_MS = 24 * 60 * MINUTE_MS;

/** The print shop's orders that carry the number of one of ours; it does not refuse a second one. */
@Injectable()
export class PrintOrders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly printShop: PrintShopService,
    private readonly clock: Clock,
  ) {}

  /** Those that are not canceled, oldest first (the print shop tells whole seconds, newest first). `creations`: how often we have asked for one. */
  async liveOf(order: OrderEntity, creations: number): Promise<PrintShopOrder[]> {
    const found = await this.printShop.findOrders(orderNumberOf(order.id), this.since(order, creations));
    const earliest = order.createdAt.getTime() - FOREIGN_MS;
    const isOurs = ({ id, createdAt }: PrintShopOrder) =>
      id === order.printOrderId || createdAt === undefined || createdAt.getTime() >= earliest;
    return found
      .filter((each) => each.status !== 'canceled' && isOurs(each))
      .reverse()
      .sort((one, other) => timeOf(one) - timeOf(other));
  }

  /** Asks for a draft and answers its id. Throws problems of status 422 (refused) and 503. */
  async create(order: OrderEntity): Promise<string> {
    const lines = await this.dataSource
      .getRepository(OrderLineEntity)
      .find({ where: { orderId: order.id }, order: { position: 'ASC' } });
    const { firstName, lastName, email, phone, address1, address2, city, region, zip, country } = order;
    return this.printShop.createOrder({
      externalId: orderNumberOf(order.id),
      lines: lines.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity })),
      address: { firstName, lastName, email, phone, address1, address2, city, region, zip, country },
    });
  }

  /** The one that counts: what is in production already, else the one that we know of, else the oldest. */
  chosenFrom(live: readonly PrintShopOrder[], knownId: string | null): PrintShopOrder | undefined {
    return (
      live.find(({ isSentToProduction }) => isSentToProduction) ??
      live.find(({ id }) => id === knownId) ??
      live[0]
    );
  }

  /** Throws problems of status 422 (in production already) and 503. */
  async cancelOthers(live: readonly PrintShopOrder[], chosen: PrintShopOrder): Promise<void> {
    for (const other of live) if (other.id !== chosen.id) await this.printShop.cancelOrder(other.id);
  }

  private since({ createdAt }: OrderEntity, creations: number): Date {
    const now = this.clock.now();
    const isFresh = creations === 0 && now.getTime() - createdAt.getTime() < FRESH_MS;
    return isFresh ? now : new Date(createdAt.getTime() - SKEW_MS);
  }
}

const timeOf = ({ createdAt }: PrintShopOrder) => createdAt?.getTime() ?? 0;
