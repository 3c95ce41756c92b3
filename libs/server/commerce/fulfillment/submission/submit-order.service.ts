import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { PrintifyService } from '@paniscus/server/integrations';
import type { PrintifyOrder } from '@paniscus/server/integrations';
import { Clock, ProblemException, SETTINGS, JobsService } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { SUBMIT_ORDER, WITHDRAW_ORDER } from '../../orders/order-jobs.ts';
import { OrderTransitions } from '../../orders/order-transitions.service.ts';
import { OrderEntity } from '../../orders/order.entity.ts';
import { FOLLOW_PRINTIFY_ORDER, PRINTIFY_CAUSE } from '../fulfillment-jobs.ts';
import { PrintifyOrders } from './printify-orders.service.ts';
import { describeFailedSubmission, getStaffReason, isRejection } from './rejections.ts';
import { Submissions } from './submissions.service.ts';
import type { SubmissionLease } from './submissions.service.ts';

/** Submits paid orders to Printify exactly once, despite crashes and late responses. */
@Injectable()
export class SubmitOrderService implements OnModuleInit {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly orders: OrderTransitions,
    private readonly submissions: Submissions,
    private readonly printifyOrders: PrintifyOrders,
    private readonly printify: PrintifyService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(SUBMIT_ORDER, ({ orderId }) => this.submit(orderId));
  }

  /** Safe to call for any order, at any time. Throws while Printify is unavailable, so that the job is retried. */
  async submit(orderId: number): Promise<void> {
    await this.submissions.withLease(orderId, async (lease) => {
      try {
        await this.process(orderId, lease);
      } catch (error) {
        const problem = describeFailedSubmission(error);
        if (problem === undefined) {
          if (error instanceof ProblemException)
            await this.submissions.saveError(orderId, getStaffReason(error));
          throw error;
        }
        await this.flagForStaff(orderId, problem);
      }
    });
    this.jobs.wake();
  }

  private async process(orderId: number, lease: SubmissionLease): Promise<void> {
    const order = await this.findSubmittable(orderId);
    if (order === undefined) return;

    const found = (await this.chooseOrder(order)) ?? (await this.create(order, lease));
    if (!found.isSentToProduction) {
      // The order may have been refunded meanwhile; the refund withdraws the draft from Printify.
      if ((await this.findSubmittable(orderId)) === undefined) return;
      await lease.assertHeld();
      await this.send(found.id);
    }
    await this.recordSubmitted(orderId, found);
  }

  /** The order, if it is paid and not on hold. */
  private async findSubmittable(orderId: number): Promise<OrderEntity | undefined> {
    const order = await this.dataSource.getRepository(OrderEntity).findOneByOrFail({ id: orderId });
    const isHeld = (await this.submissions.find(orderId))?.isHeld ?? false;
    return order.state === 'paid' && !isHeld ? order : undefined;
  }

  /** Looks up the order at Printify, chooses one and cancels its duplicates. */
  private async chooseOrder(order: OrderEntity): Promise<PrintifyOrder | undefined> {
    const creations = (await this.submissions.find(order.id))?.creations ?? 0;
    const active = await this.printifyOrders.findActive(order, creations);
    const chosen = this.printifyOrders.choose(active, order.printOrderId);
    if (chosen === undefined) return undefined;
    await this.saveRemoteId(order.id, chosen.id);
    await this.printifyOrders.cancelOthers(active, chosen);
    return chosen;
  }

  private async create(order: OrderEntity, lease: SubmissionLease): Promise<PrintifyOrder> {
    await lease.countCreation();
    const id = await this.printifyOrders.create(order);
    await lease.assertHeld();
    await this.saveRemoteId(order.id, id);
    const created: PrintifyOrder = {
      id,
      externalId: '',
      status: 'on_hold',
      isSentToProduction: false,
      shipments: [],
      createdAt: undefined,
    };
    const creations = (await this.submissions.find(order.id))?.creations ?? 0;
    // An earlier call may have created one although its response was lost.
    return creations > 1 ? ((await this.chooseOrder({ ...order, printOrderId: id })) ?? created) : created;
  }

  private async send(printOrderId: string): Promise<void> {
    try {
      await this.printify.sendToProduction(printOrderId);
    } catch (error) {
      if (!isRejection(error)) throw error;
      // Printify rejects sending an order twice; the response to the first call may have been lost.
      const remoteOrder = await this.printify.findOrder(printOrderId);
      if (remoteOrder?.isSentToProduction !== true) throw error;
    }
  }

  private async saveRemoteId(orderId: number, printOrderId: string): Promise<void> {
    await this.dataSource.getRepository(OrderEntity).update({ id: orderId }, { printOrderId });
  }

  private async recordSubmitted(orderId: number, { id, isSentToProduction }: PrintifyOrder): Promise<void> {
    const nextCheckAt = new Date(this.clock.now().getTime() + this.settings.reconcileAfterS * 1000);
    await this.dataSource.transaction(async (manager) => {
      const change = { printOrderId: id, nextCheckAt };
      const { state: before, attention } = await this.orders.lock(manager, orderId);
      const isMoved = await this.orders.move(manager, orderId, 'submitted', PRINTIFY_CAUSE, change);
      // A reason that came up while it was being sent, such as a dispute, still needs a person.
      if (isMoved && before === 'needs_attention')
        await this.orders.move(manager, orderId, 'needs_attention', PRINTIFY_CAUSE, { attention });
      await this.submissions.saveProblem(manager, orderId, null);
      const { state } = await this.orders.lock(manager, orderId);
      if (!isMoved && (state === 'refunded' || state === 'canceled'))
        await this.jobs.enqueue(manager, WITHDRAW_ORDER, { orderId });
      // It was sent by an earlier call, so its status may be further along.
      if (isSentToProduction) await this.jobs.enqueue(manager, FOLLOW_PRINTIFY_ORDER, { printOrderId: id });
    });
  }

  private async flagForStaff(orderId: number, problem: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { state } = await this.orders.lock(manager, orderId);
      if (state !== 'paid') return;
      await this.orders.flagForAttention(manager, orderId, problem, PRINTIFY_CAUSE);
      await this.submissions.saveProblem(manager, orderId, problem);
    });
  }
}
