import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { parseOrderNumber, formatOrderNumber } from '@paniscus/domain/orders';
import { PrintifyService } from '@paniscus/server/integrations';
import type { PrintifyOrder } from '@paniscus/server/integrations';
import { JobsService } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { OrderTransitions } from '../../orders/order-transitions.service.ts';
import { OrderEntity } from '../../orders/order.entity.ts';
import { FOLLOW_PRINTIFY_ORDER, PRINTIFY_CAUSE } from '../fulfillment-jobs.ts';
import { ParcelsService } from '../parcels/parcels.service.ts';
import { PrintifyOrders } from '../submission/printify-orders.service.ts';
import { Submissions } from '../submission/submissions.service.ts';
import { computeProgress } from './progress.rules.ts';

const UNKNOWN_ORDER = 'The print shop can no longer find the order.';

/** Syncs orders with their status at Printify. Events are hints only: the current API response counts. */
@Injectable()
export class FollowOrderService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly orders: OrderTransitions,
    private readonly parcels: ParcelsService,
    private readonly submissions: Submissions,
    private readonly printifyOrders: PrintifyOrders,
    private readonly printify: PrintifyService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(FOLLOW_PRINTIFY_ORDER, async ({ printOrderId, isOurDoing = false }) => {
      if (!isOurDoing || (await this.find(printOrderId)) === null) await this.follow(printOrderId);
    });
  }

  /** Safe to call for any Printify order, ours or not, at any time. Throws while Printify is unavailable. */
  async follow(printOrderId: string): Promise<void> {
    const remoteOrder = await this.printify.findOrder(printOrderId);
    const order = await this.find(printOrderId);
    if (order !== null)
      await this.dataSource.transaction((manager) =>
        this.apply(manager, order.id, printOrderId, remoteOrder),
      );
    else if (remoteOrder !== undefined) await this.cancelIfDuplicate(remoteOrder);
    this.jobs.wake();
  }

  private find(printOrderId: string): Promise<OrderEntity | null> {
    return this.dataSource.getRepository(OrderEntity).findOneBy({ printOrderId });
  }

  async cancelDuplicates(orderId: number): Promise<void> {
    await this.submissions.withLease(orderId, async () => {
      const order = await this.dataSource.getRepository(OrderEntity).findOneByOrFail({ id: orderId });
      const creations = (await this.submissions.find(orderId))?.creations ?? 0;
      const active = await this.printifyOrders.findActive(order, Math.max(creations, 1));
      const chosen = active.find(({ id }) => id === order.printOrderId);
      if (chosen !== undefined) await this.printifyOrders.cancelOthers(active, chosen);
      await this.submissions.resetCreations(orderId);
    });
  }

  /**
   * A Printify order with the number of one of our orders that has another: a duplicate from a call whose response was
   * lost.
   */
  private async cancelIfDuplicate({ externalId, status }: PrintifyOrder): Promise<void> {
    const id = parseOrderNumber(externalId);
    if (id === undefined || formatOrderNumber(id) !== externalId || status !== 'on_hold') return;
    const order = await this.dataSource.getRepository(OrderEntity).findOneBy({ id });
    // Without a Printify id, the order is being submitted right now, and the submission looks for duplicates.
    if (order !== null && order.printOrderId !== null) await this.cancelDuplicates(id);
  }

  private async apply(
    manager: EntityManager,
    orderId: number,
    printOrderId: string,
    remoteOrder: PrintifyOrder | undefined,
  ): Promise<void> {
    const order = await this.orders.lock(manager, orderId);
    if (order.printOrderId !== printOrderId) return;
    if (remoteOrder === undefined) return this.flagProblem(manager, order, UNKNOWN_ORDER);

    const parcels = await this.parcels.save(manager, orderId, remoteOrder);
    const progress = computeProgress(remoteOrder, parcels);
    if (progress === undefined) return;
    if ('problem' in progress) return this.flagProblem(manager, order, progress.problem);
    if (order.state === 'needs_attention' && !(await this.isFromPrintify(manager, order))) return;
    const change = progress.to === 'delivered' ? { nextCheckAt: null } : {};
    if (await this.orders.move(manager, orderId, progress.to, PRINTIFY_CAUSE, change))
      await this.submissions.saveProblem(manager, orderId, null);
  }

  /** Leaves orders alone that are still being submitted or already final. */
  private async flagProblem(manager: EntityManager, order: OrderEntity, problem: string): Promise<void> {
    const isInProgress = ['submitted', 'in_production', 'shipped'].includes(order.state);
    const isNewProblem = order.state === 'needs_attention' && (await this.isFromPrintify(manager, order));
    if (!isInProgress && !isNewProblem) return;
    await this.orders.flagForAttention(manager, order.id, problem, PRINTIFY_CAUSE);
    await this.submissions.saveProblem(manager, order.id, problem);
  }

  /** Whether the current reason for attention came from Printify; other reasons can only be resolved by staff. */
  private async isFromPrintify(manager: EntityManager, { id, attention }: OrderEntity): Promise<boolean> {
    return (await this.submissions.find(id, manager))?.problem === attention;
  }
}
