import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { PrintifyService } from '@paniscus/server/integrations';
import type { PrintifyOrder } from '@paniscus/server/integrations';
import { JobsService } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { WITHDRAW_ORDER } from '../../orders/order-jobs.ts';
import { OrderEntity } from '../../orders/order.entity.ts';
import { PRINT_SHOP } from '../fulfillment-jobs.ts';
import { OrderNotes } from '../notes/order-notes.service.ts';
import { PrintOrders } from './printify-orders.service.ts';
import { isRefused, getReason } from './refusals.ts';
import { Submissions } from './submissions.service.ts';

const IN_WORK: readonly PrintifyOrder['status'][] = ['in_production', 'partly_fulfilled', 'fulfilled'];

/** Cancels refunded orders at Printify as long as production has not started. */
@Injectable()
export class WithdrawOrderService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly submissions: Submissions,
    private readonly printOrders: PrintOrders,
    private readonly printify: PrintifyService,
    private readonly notes: OrderNotes,
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
      if (creations === 0 && order.printOrderId === null) return;
      for (const printOrder of await this.printOrders.findActive(order, creations))
        await this.record(orderId, await this.cancel(printOrder));
    });
  }

  private async cancel({ id, status }: PrintifyOrder): Promise<string> {
    if (IN_WORK.includes(status)) return `The print shop is making it already (${id}); it will be delivered.`;
    try {
      await this.printify.cancelOrder(id);
      return `Canceled at the print shop (${id}).`;
    } catch (error) {
      if (!isRefused(error)) throw error;
      return `The print shop does not cancel it any more (${id}): ${getReason(error)}`;
    }
  }

  private async record(orderId: number, text: string): Promise<void> {
    await this.notes.add(this.dataSource.manager, orderId, text, PRINT_SHOP);
  }
}
