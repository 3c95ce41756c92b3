import { Injectable } from '@nestjs/common';
import { formatOrderNumber } from '@paniscus/domain';
import { PrintifyService } from '@paniscus/server/integrations';
import type { PrintifyOrder } from '@paniscus/server/integrations';
import { Clock } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { OrderLineEntity } from '../../orders/order-line.entity.ts';
import { OrderEntity } from '../../orders/order.entity.ts';

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
    private readonly printify: PrintifyService,
    private readonly clock: Clock,
  ) {}

  /** Those that are not canceled, oldest first (the print shop tells whole seconds, newest first). `creations`: how often we have asked for one. */
  async findActive(order: OrderEntity, creations: number): Promise<PrintifyOrder[]> {
    const found = await this.printify.findOrders(formatOrderNumber(order.id), this.since(order, creations));
    const earliest = order.createdAt.getTime() - FOREIGN_MS;
    const isOurs = ({ id, createdAt }: PrintifyOrder) =>
      id === order.printOrderId || createdAt === undefined || createdAt.getTime() >= earliest;
    return found
      .filter((each) => each.status !== 'canceled' && isOurs(each))
      .reverse()
      .sort((one, other) => toTime(one) - toTime(other));
  }

  /** Asks for a draft and answers its id. Throws problems of status 422 (refused) and 503. */
  async create(order: OrderEntity): Promise<string> {
    const lines = await this.dataSource
      .getRepository(OrderLineEntity)
      .find({ where: { orderId: order.id }, order: { position: 'ASC' } });
    const { firstName, lastName, email, phone, address1, address2, city, region, zip, country } = order;
    return this.printify.createOrder({
      externalId: formatOrderNumber(order.id),
      lines: lines.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity })),
      address: { firstName, lastName, email, phone, address1, address2, city, region, zip, country },
    });
  }

  /** The one that counts: what is in production already, else the one that we know of, else the oldest. */
  chosenFrom(live: readonly PrintifyOrder[], knownId: string | null): PrintifyOrder | undefined {
    return (
      live.find(({ isSentToProduction }) => isSentToProduction) ??
      live.find(({ id }) => id === knownId) ??
      live[0]
    );
  }

  /** Throws problems of status 422 (in production already) and 503. */
  async cancelOthers(live: readonly PrintifyOrder[], chosen: PrintifyOrder): Promise<void> {
    for (const other of live) if (other.id !== chosen.id) await this.printify.cancelOrder(other.id);
  }

  private since({ createdAt }: OrderEntity, creations: number): Date {
    const now = this.clock.now();
    const isFresh = creations === 0 && now.getTime() - createdAt.getTime() < FRESH_MS;
    return isFresh ? now : new Date(createdAt.getTime() - SKEW_MS);
  }
}

const toTime = ({ createdAt }: PrintifyOrder) => createdAt?.getTime() ?? 0;
