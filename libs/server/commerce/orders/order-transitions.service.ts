import { Injectable } from '@nestjs/common';
import { canOrderTransition, ORDER_STEPS } from '@paniscus/domain/orders';
import type { OrderState, OrderStepName } from '@paniscus/domain/orders';
import type { NotificationTopic } from '@paniscus/domain/session';
import { StaffNotifications } from '@paniscus/server/identity';
import { TransitionsService } from '@paniscus/server/payments';
import { Clock } from '@paniscus/server/platform';
import type { EntityManager } from 'typeorm';
import { OrderEntity } from './order.entity.ts';

export const ORDER = 'order';

type Change = Partial<
  Pick<OrderEntity, 'attention' | 'paidAt' | 'printOrderId' | 'nextCheckAt' | 'refundedCents'>
>;

/** The only place that changes an order's state. */
@Injectable()
export class OrderTransitions {
  constructor(
    private readonly transitions: TransitionsService,
    private readonly notifications: StaffNotifications,
    private readonly clock: Clock,
  ) {}

  /** Loads the order and locks its row until the transaction ends. */
  lock(manager: EntityManager, id: number): Promise<OrderEntity> {
    return manager.findOneOrFail(OrderEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Furthest step that the order has ever reached; null before it was paid. */
  async findFurthestStep(manager: EntityManager, id: number): Promise<OrderStepName | null> {
    const reached = await this.transitions.listReached(manager, { kind: ORDER, subjectId: id });
    return ORDER_STEPS.findLast((step) => reached.includes(step)) ?? null;
  }

  /**
   * Moves an order to a state if that transition is allowed, together with `change`; returns whether it moved. A move
   * to `needs_attention` requires `attention`; any other move clears it.
   */
  async move(
    manager: EntityManager,
    id: number,
    to: OrderState,
    cause: string,
    change: Change = {},
  ): Promise<boolean> {
    const { state: from } = await this.lock(manager, id);
    if (!canOrderTransition(from, to)) return false;
    await manager.update(OrderEntity, { id, state: from }, { attention: null, ...change, state: to });
    await this.transitions.record(manager, { kind: ORDER, subjectId: id, from, to, cause });
    return true;
  }

  /**
   * Flags the order for review in any state; final states stay and only get the note. Appends to an earlier note. A new reason
   * is emailed to staff who chose one of the topics.
   */
  async flagForAttention(
    manager: EntityManager,
    id: number,
    attention: string,
    cause: string,
    topics: readonly NotificationTopic[] = ['order_attention'],
  ): Promise<void> {
    const { attention: known } = await this.lock(manager, id);
    const combined =
      known === null || known.includes(attention) ? (known ?? attention) : `${known} ${attention}`;
    const isMoved = await this.move(manager, id, 'needs_attention', cause, { attention: combined });
    if (!isMoved) await manager.update(OrderEntity, { id }, { attention: combined });
    if (combined === known) return;
    // The row is locked and the reason is new, so the time identifies the event.
    const key = `order:${id}:${this.clock.now().toISOString()}`;
    await this.notifications.notify(manager, { key, topics, subjectKind: 'order', subjectId: id });
  }
}
