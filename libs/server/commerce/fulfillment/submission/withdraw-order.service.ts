import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { OutboxService, PrintifyService } from '@paniscus/server/integrations';
import type { PrintifyOrder } from '@paniscus/server/integrations';
import { JobsService } from '@paniscus/server/platform';
import { DataSource, MoreThanOrEqual } from 'typeorm';
import { WITHDRAW_ORDER } from '../../orders/order-jobs.ts';
import { OrderTransitions } from '../../orders/order-transitions.service.ts';
import { OrderEntity } from '../../orders/order.entity.ts';
import { OrderRefundEntity } from '../../orders/payment/order-refund.entity.ts';
import { PRINTIFY_CAUSE } from '../fulfillment-jobs.ts';
import { OrderNotes } from '../notes/order-notes.service.ts';
import { ORDER_CANCELED } from './order-canceled-email.builder.ts';
import { PrintifyOrders } from './printify-orders.service.ts';
import { isRejection } from './rejections.ts';
import { Submissions } from './submissions.service.ts';
import { describeCanceled, describeProgress, describeRefusal } from './withdrawals.ts';
import type { Withdrawal } from './withdrawals.ts';

/**
 * Cancels refunded orders at Printify as long as production has not started, and notifies the buyer. An order that is
 * still being made, or of which Printify does not say what becomes of it, needs the attention of staff.
 */
@Injectable()
export class WithdrawOrderService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly submissions: Submissions,
    private readonly printifyOrders: PrintifyOrders,
    private readonly printify: PrintifyService,
    private readonly notes: OrderNotes,
    private readonly orders: OrderTransitions,
    private readonly outbox: OutboxService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(WITHDRAW_ORDER, ({ orderId }) => this.withdraw(orderId));
  }

  /** Safe to call for any order, at any time. Throws while Printify is unavailable, so that the job is retried. */
  async withdraw(orderId: number): Promise<void> {
    await this.submissions.withLease(orderId, async () => {
      const order = await this.dataSource.getRepository(OrderEntity).findOneByOrFail({ id: orderId });
      if (order.state !== 'refunded' && order.state !== 'canceled') return;
      const creations = (await this.submissions.find(orderId))?.creations ?? 0;
      const isSubmitted = creations > 0 || order.printOrderId !== null;
      const active = isSubmitted ? await this.printifyOrders.findActive(order, creations) : [];
      const withdrawals: Withdrawal[] = [];
      for (const printifyOrder of active) {
        const withdrawal = await this.cancel(printifyOrder);
        await this.record(orderId, withdrawal);
        withdrawals.push(withdrawal);
      }
      const isCanceled = withdrawals.every(({ result }) => result === 'canceled');
      if (isCanceled && (await this.isRefundedByUs(order))) await this.notifyBuyer(orderId);
    });
  }

  private async cancel(order: PrintifyOrder): Promise<Withdrawal> {
    const progress = describeProgress(order);
    if (progress !== undefined) return progress;
    try {
      await this.printify.cancelOrder(order.id);
      return describeCanceled(order.id);
    } catch (error) {
      if (!isRejection(error)) throw error;
      return describeRefusal(order.id, await this.printify.findOrder(order.id));
    }
  }

  private async record(orderId: number, { result, text }: Withdrawal): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.notes.add(manager, orderId, text, PRINTIFY_CAUSE);
      if (result === 'being made' || result === 'unclear')
        await this.orders.flagForAttention(manager, orderId, `Refunded. ${text}`, PRINTIFY_CAUSE);
    });
  }

  /** False for an order whose payment was lost in a dispute. */
  private isRefundedByUs({ id: orderId, totalCents }: OrderEntity): Promise<boolean> {
    const where = { orderId, refundedCents: MoreThanOrEqual(totalCents) };
    return this.dataSource.getRepository(OrderRefundEntity).existsBy(where);
  }

  private async notifyBuyer(orderId: number): Promise<void> {
    await this.dataSource.transaction((manager) => this.outbox.enqueue(manager, ORDER_CANCELED, orderId));
    this.jobs.wake();
  }
}
