import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Submissions } from '../fulfilment/submission/submissions.service.ts';
import { JobsService } from '../jobs/jobs.service.ts';
import { SUBMIT_ORDER } from '../orders/order-jobs.ts';
import { ORDER, OrderTransitions } from '../orders/order-transitions.service.ts';
import { Refundables } from '../refunds/refundables.ts';
import type { Refundable } from '../refunds/refundables.ts';

/** What a refund does to an order: while everything is being given back, nothing is produced. */
@Injectable()
export class RefundableOrder implements Refundable, OnModuleInit {
  readonly kind = ORDER;
  readonly words = { thing: 'order', payer: 'buyer' };

  constructor(
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

  async letGoOn(manager: EntityManager, orderId: number): Promise<void> {
    await this.submissions.hold(manager, orderId, false);
    await this.jobs.enqueue(manager, SUBMIT_ORDER, { orderId });
  }

  needAttention(manager: EntityManager, orderId: number, attention: string, cause: string): Promise<void> {
    return this.orders.needAttention(manager, orderId, attention, cause);
  }
}
