import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { formatDollars } from '@paniscus/domain';
import type { Cents } from '@paniscus/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.ts';
import { JobsService } from '../../jobs/jobs.service.ts';
import { OutboxService } from '../../mail/outbox.service.ts';
import { Payables } from '../../payments/payables.ts';
import type { Payable, Refund } from '../../payments/payables.ts';
import { TransitionEntity } from '../../payments/transition.entity.ts';
import { ORDER_CONFIRMATION } from '../letters/order-confirmation.composer.ts';
import { RECORD_TAX, REVERSE_TAX, SUBMIT_ORDER, WITHDRAW_ORDER } from '../order-jobs.ts';
import { ORDER, OrderTransitions } from '../order-transitions.service.ts';
import { OrderEntity } from '../order.entity.ts';

/** What a payment does to an order. */
@Injectable()
export class OrderPayable implements Payable, OnModuleInit {
  readonly kind = ORDER;

  constructor(
    private readonly payables: Payables,
    private readonly orders: OrderTransitions,
    private readonly outbox: OutboxService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.payables.register(this);
  }

  /** The print shop, the tax service and the buyer hear of it by what is enqueued here. */
  async paid(manager: EntityManager, orderId: number, amountCents: Cents, cause: string): Promise<void> {
    const { totalCents, paidAt: earlier } = await this.orders.lock(manager, orderId);
    const paidAt = earlier ?? this.clock.now();
    await manager.update(OrderEntity, { id: orderId }, { paidAt });
    if (amountCents !== totalCents) {
      const reason = `${formatDollars(amountCents)} was charged, but the order comes to ${formatDollars(totalCents)}.`;
      return this.orders.needAttention(manager, orderId, reason, cause);
    }
    if (!(await this.orders.move(manager, orderId, 'paid', cause)))
      return this.orders.needAttention(manager, orderId, 'A payment came for an order that was over.', cause);
    await this.jobs.enqueue(manager, SUBMIT_ORDER, { orderId });
    await this.jobs.enqueue(manager, RECORD_TAX, { orderId });
    await this.outbox.put(manager, ORDER_CONFIRMATION, orderId);
  }

  async failed(manager: EntityManager, orderId: number, cause: string): Promise<void> {
    await this.orders.move(manager, orderId, 'failed', cause);
  }

  async refunded(
    manager: EntityManager,
    orderId: number,
    { refundedCents, isFull }: Refund,
    cause: string,
  ): Promise<void> {
    const order = await this.orders.lock(manager, orderId);
    const { refundedCents: before, totalCents } = order;
    // Of a charge that was higher than the order, all of the order is given back at most.
    const after = Math.min(refundedCents, totalCents);
    await manager.update(OrderEntity, { id: orderId }, { refundedCents: after });
    if (after > before && (await this.hasTaxOnRecord(manager, order))) {
      const amountCents = isFull && before === 0 ? 'all' : after - before;
      await this.jobs.enqueue(manager, REVERSE_TAX, { orderId, amountCents, refundedCents: after });
    }
    if (isFull && (await this.orders.move(manager, orderId, 'refunded', cause)))
      await this.jobs.enqueue(manager, WITHDRAW_ORDER, { orderId });
  }

  async disputed(manager: EntityManager, orderId: number, reason: string, cause: string): Promise<void> {
    await this.orders.needAttention(manager, orderId, reason, cause);
  }

  /** It has, or will have as soon as the job for it is done, if it was paid as asked. */
  private async hasTaxOnRecord(manager: EntityManager, order: OrderEntity): Promise<boolean> {
    const paid = { kind: ORDER, subjectId: order.id, to: 'paid' };
    return order.taxCalculationId !== '' && (await manager.existsBy(TransitionEntity, paid));
  }
}
