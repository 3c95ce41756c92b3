import { Injectable } from '@nestjs/common';
import { formatOrderNumber } from '@paniscus/domain/orders';
import { MINUTE_MS } from '@paniscus/domain/timing';
import { PrintifyService } from '@paniscus/server/integrations';
import type { PrintifyOrder } from '@paniscus/server/integrations';
import { Clock } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { OrderLineEntity } from '../../orders/order-line.entity.ts';
import { OrderEntity } from '../../orders/order.entity.ts';
import { DuplicateInProductionError, isRejection } from './rejections.ts';

/** Maximum clock difference between Printify and us. */
const SKEW_MS = 10 * MINUTE_MS;
/** A younger order that was never sent can only be among Printify's newest orders. */
const FRESH_MS = 15 * MINUTE_MS;
/** A Printify order that is older than ours by more than this only happens to have the same number. */
const FOREIGN_MS = 24 * 60 * MINUTE_MS;

/** Finds Printify orders by our order number; Printify accepts several orders with the same number. */
@Injectable()
export class PrintifyOrders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly printify: PrintifyService,
    private readonly clock: Clock,
  ) {}

  /**
   * Orders that are not canceled, oldest first (Printify lists the newest first, with a resolution of seconds).
   * `creations`: how often we have requested one.
   */
  async findActive(order: OrderEntity, creations: number): Promise<PrintifyOrder[]> {
    const found = await this.printify.findOrders(formatOrderNumber(order.id), this.since(order, creations));
    const earliest = order.createdAt.getTime() - FOREIGN_MS;
    const isOurs = ({ id, createdAt }: PrintifyOrder) =>
      id === order.printOrderId || createdAt === undefined || createdAt.getTime() >= earliest;
    return found
      .filter((candidate) => candidate.status !== 'canceled' && isOurs(candidate))
      .reverse()
      .sort((one, other) => toTime(one) - toTime(other));
  }

  /** Creates a draft and returns its id. Throws problems of status 422 (refused) and 503. */
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

  /** Prefers the order in production, then the known one, then the oldest. */
  choose(active: readonly PrintifyOrder[], knownId: string | null): PrintifyOrder | undefined {
    return (
      active.find(({ isSentToProduction }) => isSentToProduction) ??
      active.find(({ id }) => id === knownId) ??
      active[0]
    );
  }

  /** Throws `DuplicateInProductionError`, and 503 problems. */
  async cancelOthers(active: readonly PrintifyOrder[], chosen: PrintifyOrder): Promise<void> {
    for (const { id } of active.filter((other) => other.id !== chosen.id))
      await this.printify.cancelOrder(id).catch((error: unknown) => {
        throw isRejection(error) ? new DuplicateInProductionError(id) : error;
      });
  }

  /** Cancels drafts of the order. Returns false when it was sent to production. Throws a 503 problem. */
  async cancelDrafts(order: OrderEntity, creations: number): Promise<boolean> {
    if (creations === 0 && order.printOrderId === null) return true;
    const active = await this.findActive(order, creations);
    if (active.some(({ isSentToProduction }) => isSentToProduction)) return false;
    try {
      for (const draft of active) await this.printify.cancelOrder(draft.id);
      return true;
    } catch (error) {
      if (isRejection(error)) return false;
      throw error;
    }
  }

  private since({ createdAt }: OrderEntity, creations: number): Date {
    const now = this.clock.now();
    const isFresh = creations === 0 && now.getTime() - createdAt.getTime() < FRESH_MS;
    return isFresh ? now : new Date(createdAt.getTime() - SKEW_MS);
  }
}

const toTime = ({ createdAt }: PrintifyOrder) => createdAt?.getTime() ?? 0;
