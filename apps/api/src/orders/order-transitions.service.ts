import { Injectable } from '@nestjs/common';
import { canOrderMove } from '@paniscus/domain';
import type { OrderState } from '@paniscus/domain';
import type { EntityManager } from 'typeorm';
import { TransitionsService } from '../payments/transitions.service.ts';
import { OrderEntity } from './order.entity.ts';

export const ORDER = 'order';

type Change = Partial<
  Pick<OrderEntity, 'attention' | 'paidAt' | 'printOrderId' | 'nextCheckAt' | 'refundedCents'>
>;

/** The one place where an order's state changes. */
@Injectable()
export class OrderTransitions {
  constructor(private readonly transitions: TransitionsService) {}

  /** The order's row, locked until the transaction ends. */
  lock(manager: EntityManager, id: number): Promise<OrderEntity> {
    return manager.findOneOrFail(OrderEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /**
   * Moves an order if the rules allow it, with what changes beside; answers whether it moved. A move to
   * `needs_attention` must bring its `attention`; any other ends it.
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
   * Asks for a person's look, whatever state the order is in: final states keep theirs and get the remark. What
   * was to be looked at before stays.
   */
  async needAttention(manager: EntityManager, id: number, attention: string, cause: string): Promise<void> {
    const { attention: known } = await this.lock(manager, id);
    const both = known === null || known.includes(attention) ? (known ?? attention) : `${known} ${attention}`;
    const isMoved = await this.move(manager, id, 'needs_attention', cause, { attention: both });
    if (!isMoved) await manager.update(OrderEntity, { id }, { attention: both });
  }
}
