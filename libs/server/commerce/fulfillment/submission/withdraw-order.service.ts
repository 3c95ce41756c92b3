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
import { isRejection, getStaffReason } from './rejections.ts';
import { Submissions } from './submissions.service.ts';

const IN_PRODUCTION: readonly PrintifyOrder['status'][] = ['in_production', 'partly_fulfilled'];

type Withdrawal = { result: 'canceled' | 'being made' | 'shipped'; text: string };

/**
 * Cancels refunded orders at Printify as long as production has not started, and notifies the buyer. An order that is
 * still being made needs the attention of staff.
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

  private async cancel({ id, status }: PrintifyOrder): Promise<Withdrawal> {
    if (status === 'fulfilled')
      return { result: 'shipped', text: `The print shop has already shipped it (${id}).` };
    if (IN_PRODUCTION.includes(status))
      return {
        result: 'being made',
        text: `The print shop is already making it (${id}); it will be delivered.`,
      };
    try {
      await this.printify.cancelOrder(id);
      return { result: 'canceled', text: `Canceled at the print shop (${id}).` };
    } catch (error) {
      if (!isRejection(error)) throw error;
      return {
        result: 'being made',
        text: `The print shop can no longer cancel it (${id}). ${getStaffReason(error)}`,
      };
    }
  }

  private async record(orderId: number, { result, text }: Withdrawal): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.notes.add(manager, orderId, text, PRINTIFY_CAUSE);
      if (result === 'being made')
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
