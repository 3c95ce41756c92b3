import { Injectable } from '@nestjs/common';
import { canOrderMove } from '@paniscus/domain/orders';
import type { OrderState } from '@paniscus/domain/orders';
import { TransitionsService } from '@paniscus/server/payments';
import type { EntityManager } from 'typeorm';
import { OrderEntity } from './order.entity.ts';

export const ORDER = 'order';

type Change = Partial<
  Pick<OrderEntity, 'attention' | 'paidAt' | 'printOrderId' | 'nextCheckAt' | 'refundedCents'>
>;

/** The only place that changes an order's state. */
@Injectable()
export class OrderTransitions {
  constructor(private readonly transitions: TransitionsService) {}

  /** Loads the order and locks its row until the transaction ends. */
  lock(manager: EntityManager, id: number): Promise<OrderEntity> {
    return manager.findOneOrFail(OrderEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
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
    if (!canOrderMove(from, to)) return false;
    await manager.update(OrderEntity, { id, state: from }, { attention: null, ...change, state: to });
    await this.transitions.record(manager, { kind: ORDER, subjectId: id, from, to, cause });
    return true;
  }

  /**
   * Flags the order for review in any state; final states are kept and only get the note. Appends to an earlier note.
   */
  async needAttention(manager: EntityManager, id: number, attention: string, cause: string): Promise<void> {
    const { attention: known } = await this.lock(manager, id);
    const both = known === null || known.includes(attention) ? (known ?? attention) : `${known} ${attention}`;
    const isMoved = await this.move(manager, id, 'needs_attention', cause, { attention: both });
    if (!isMoved) await manager.update(OrderEntity, { id }, { attention: both });
  }
}
