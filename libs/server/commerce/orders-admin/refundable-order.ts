import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Refundables } from '@paniscus/server/payments';
import type { Refundable } from '@paniscus/server/payments';
import { JobsService, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import type { EntityManager } from 'typeorm';
import { Submissions } from '../fulfillment/submission/submissions.service.ts';
import { computeSubmissionTime, SUBMIT_ORDER } from '../orders/order-jobs.ts';
import { ORDER, OrderTransitions } from '../orders/order-transitions.service.ts';

/** Order side of refunds: an order is not produced while a full refund is pending. */
@Injectable()
export class RefundableOrder implements Refundable, OnModuleInit {
  readonly kind = ORDER;
  readonly labels = { payable: 'order', payer: 'buyer' };

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly refundables: Refundables,
    private readonly orders: OrderTransitions,
    private readonly submissions: Submissions,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.refundables.register(this);
  }

  lock(manager: EntityManager, orderId: number): Promise<unknown> {
    return this.orders.lock(manager, orderId);
  }

  hold(manager: EntityManager, orderId: number): Promise<void> {
    return this.submissions.hold(manager, orderId, true);
  }

  async releaseHold(manager: EntityManager, orderId: number): Promise<void> {
    await this.submissions.hold(manager, orderId, false);
    const { paidAt, createdAt } = await this.orders.lock(manager, orderId);
    const submitAt = computeSubmissionTime(paidAt ?? createdAt, this.settings.orderHoldS);
    await this.jobs.enqueue(manager, SUBMIT_ORDER, { orderId }, submitAt);
  }

  flagForAttention(manager: EntityManager, orderId: number, attention: string, cause: string): Promise<void> {
    return this.orders.flagForAttention(manager, orderId, attention, cause);
  }
}
