import { Injectable } from '@nestjs/common';
import { isOrderPaid } from '@paniscus/domain/orders';
import { IntentsService } from '@paniscus/server/payments';
import { Clock, ProblemException, Scheduler } from '@paniscus/server/platform';
import type { RunTask } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { ORDER, OrderTransitions } from '../order-transitions.service.ts';
import { OrderEntity } from '../order.entity.ts';

const BATCH = 50;
const CHECK_EVERY_MS = 10 * 60_000;
/** Prices, shipping and tax quoted a day ago are no longer valid. */
const ABANDONED_AFTER_MS = 24 * 3_600_000;
/** An unpaid order does not block a use of a discount code for as long. */
const DISCOUNT_RESERVED_MS = 2 * 3_600_000;
const CAUSE = 'abandoned';

/**
 * Fails orders that were started and never paid, cancels their payments with the provider, and releases the uses of discount
 * codes that they had reserved. A buyer who returns gets a new quote. Safe to run in several processes.
 */
@Injectable()
export class AbandonedOrdersService {
  readonly run: RunTask;

  constructor(
    private readonly dataSource: DataSource,
    private readonly intents: IntentsService,
    private readonly orders: OrderTransitions,
    private readonly clock: Clock,
    scheduler: Scheduler,
  ) {
    this.run = scheduler.poll({
      name: 'abandoned_orders',
      everyMs: CHECK_EVERY_MS,
      atStart: false,
      claim: () => this.findAbandoned(),
      handle: (id) => this.fail(id),
    });
  }

  private async findAbandoned(): Promise<number[]> {
    const now = this.clock.now().getTime();
    const [before, reservedBefore] = [
      new Date(now - ABANDONED_AFTER_MS),
      new Date(now - DISCOUNT_RESERVED_MS),
    ];
    const rows = await this.dataSource.query<{ id: number }[]>(
      `SELECT id FROM orders WHERE state = 'pending' AND quoted_at < $1
       UNION SELECT orders.id FROM payments JOIN orders ON orders.id = payable_id
         WHERE kind = $2 AND payments.state IN ('pending', 'failed') AND payments.next_check_at IS NOT NULL
           AND orders.state = 'failed' AND quoted_at < $1
       UNION SELECT id FROM orders WHERE discount_id IS NOT NULL AND state IN ('pending', 'failed') AND quoted_at < $4
       ORDER BY id LIMIT $3`,
      [before, ORDER, BATCH, reservedBefore],
    );
    return rows.map(({ id }) => id);
  }

  private async fail(id: number): Promise<void> {
    try {
      for (const paymentId of await this.intents.listOpenPayments(this.dataSource.manager, ORDER, id))
        await this.intents.cancel(paymentId, CAUSE);
    } catch (error) {
      // Paid at that very moment; the payment has been synced by now.
      if (error instanceof ProblemException && error.getStatus() === 409) return;
      throw error;
    }
    await this.dataSource.transaction(async (manager) => {
      const { state } = await this.orders.lock(manager, id);
      const openPayments = await this.intents.listOpenPayments(manager, ORDER, id);
      if (isOrderPaid(state) || openPayments.length > 0) return;
      await manager.update(OrderEntity, { id }, { discountId: null });
      if (state === 'pending') await this.orders.move(manager, id, 'failed', CAUSE);
    });
  }
}
