import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import { formatOrderNumber } from '@paniscus/domain/orders';
import { TWIN_MS } from '@paniscus/domain/payment';
import { OutboxService } from '@paniscus/server/integrations';
import { Payables, TransitionsService } from '@paniscus/server/payments';
import type { Payable, Refund } from '@paniscus/server/payments';
import { Clock, JobsService, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import type { EntityManager } from 'typeorm';
import { ORDER_CONFIRMATION } from '../emails/order-confirmation-email.builder.ts';
import { ORDER_REFUNDED } from '../emails/order-refunded-email.builder.ts';
import {
  computeSubmissionTime,
  RECORD_TAX,
  REVERSE_TAX,
  SUBMIT_ORDER,
  WITHDRAW_ORDER,
} from '../order-jobs.ts';
import { ORDER, OrderTransitions } from '../order-transitions.service.ts';
import { OrderEntity } from '../order.entity.ts';
import { OrderRefundEntity } from './order-refund.entity.ts';

@Injectable()
export class OrderPayable implements Payable, OnModuleInit {
  readonly kind = ORDER;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly payables: Payables,
    private readonly transitions: TransitionsService,
    private readonly orders: OrderTransitions,
    private readonly outbox: OutboxService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.payables.register(this);
  }

  /** Printify, the tax service and the buyer are notified by the jobs enqueued here. */
  async onPaid(manager: EntityManager, orderId: number, amountCents: Cents, cause: string): Promise<void> {
    const { totalCents, email, paidAt: earlier } = await this.orders.lock(manager, orderId);
    const paidAt = earlier ?? this.clock.now();
    await manager.update(OrderEntity, { id: orderId }, { paidAt });
    if (amountCents !== totalCents) {
      const reason = `${formatDollars(amountCents)} was charged, but the order total is ${formatDollars(totalCents)}.`;
      return this.orders.flagForAttention(manager, orderId, reason, cause);
    }
    if (!(await this.orders.move(manager, orderId, 'paid', cause)))
      return this.orders.flagForAttention(
        manager,
        orderId,
        'A payment arrived for an order that was already closed.',
        cause,
      );
    const submitAt = computeSubmissionTime(paidAt, this.settings.orderHoldS);
    await this.jobs.enqueue(manager, SUBMIT_ORDER, { orderId }, submitAt);
    await this.jobs.enqueue(manager, RECORD_TAX, { orderId });
    await this.outbox.enqueue(manager, ORDER_CONFIRMATION, orderId);
    await this.holdTwin(manager, { id: orderId, email, paidAt }, cause);
  }

  /** Keeps a second order of a buyer within minutes from being printed until staff know that both were meant. */
  private async holdTwin(
    manager: EntityManager,
    { id, email, paidAt }: Pick<OrderEntity, 'id' | 'email'> & { paidAt: Date },
    cause: string,
  ): Promise<void> {
    const [twin] = await manager.query<{ id: number }[]>(
      `SELECT id FROM orders
       WHERE lower(email) = lower($1) AND id <> $2 AND paid_at > $3 AND state NOT IN ('canceled', 'refunded')
       ORDER BY paid_at DESC LIMIT 1`,
      [email, id, new Date(paidAt.getTime() - TWIN_MS)],
    );
    if (twin === undefined) return;
    const reason = `This buyer ordered twice within minutes (see ${formatOrderNumber(twin.id)}). Ask whether they meant to. This order will not be printed until you press Retry.`;
    await this.orders.flagForAttention(manager, id, reason, cause);
  }

  async onFailed(manager: EntityManager, orderId: number, cause: string): Promise<void> {
    await this.orders.move(manager, orderId, 'failed', cause);
  }

  async onRefunded(
    manager: EntityManager,
    orderId: number,
    { refundedCents, disputedCents, isFull }: Refund,
    cause: string,
  ): Promise<void> {
    const order = await this.orders.lock(manager, orderId);
    const { refundedCents: before, totalCents } = order;
    // If the charge was higher than the order, at most the order's total counts as refunded.
    const after = Math.min(refundedCents, totalCents);
    await manager.update(OrderEntity, { id: orderId }, { refundedCents: after });
    await this.notifyBuyer(manager, orderId, Math.min(refundedCents - disputedCents, totalCents));
    if (after > before && (await this.hasTaxOnRecord(manager, order))) {
      const amountCents = isFull && before === 0 ? 'all' : after - before;
      await this.jobs.enqueue(manager, REVERSE_TAX, { orderId, amountCents, refundedCents: after });
    }
    if (isFull && (await this.orders.move(manager, orderId, 'refunded', cause)))
      await this.jobs.enqueue(manager, WITHDRAW_ORDER, { orderId });
  }

  async onDisputed(manager: EntityManager, orderId: number, reason: string, cause: string): Promise<void> {
    const topics = ['payment_problem', 'order_attention'] as const;
    await this.orders.flagForAttention(manager, orderId, reason, cause, topics);
  }

  /** Once per refund, which its running total identifies. */
  private async notifyBuyer(manager: EntityManager, orderId: number, refundedCents: Cents): Promise<void> {
    const before = await manager.maximum(OrderRefundEntity, 'refundedCents', { orderId });
    const amountCents = refundedCents - (before ?? 0);
    if (amountCents <= 0) return;
    const refundedAt = this.clock.now();
    const { identifiers } = await manager.insert(OrderRefundEntity, {
      orderId,
      amountCents,
      refundedCents,
      refundedAt,
    });
    await this.outbox.enqueue(manager, ORDER_REFUNDED, identifiers[0]?.id as number);
  }

  private async hasTaxOnRecord(manager: EntityManager, order: OrderEntity): Promise<boolean> {
    const paid = { kind: ORDER, subjectId: order.id, to: 'paid' };
    return order.taxCalculationId !== '' && (await this.transitions.hasReached(manager, paid));
  }
}
