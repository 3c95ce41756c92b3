import { Injectable } from '@nestjs/common';
import { IntentsService } from '@paniscus/server/payments';
import { Clock, ProblemException, Scheduler } from '@paniscus/server/platform';
import type { RunTask } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { ORDER, OrderTransitions } from '../order-transitions.service.ts';

const BATCH = 50;
const CHECK_EVERY_MS = 10 * 60_000;
/** Prices, shipping and tax quoted a day ago are no longer valid. */
const ABANDONED_AFTER_MS = 24 * 3_600_000;
const CAUSE = 'abandoned';

/**
 * Fails orders that were started and never paid, and cancels their payments with the provider. A buyer who returns gets
 * a new quote. Safe to run in several processes.
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
    const before = new Date(this.clock.now().getTime() - ABANDONED_AFTER_MS);
    const rows = await this.dataSource.query<{ id: number }[]>(
      `SELECT id FROM orders WHERE state = 'pending' AND quoted_at < $1
       UNION SELECT orders.id FROM payments JOIN orders ON orders.id = payable_id
         WHERE kind = $2 AND payments.state IN ('pending', 'failed') AND payments.next_check_at IS NOT NULL
           AND orders.state = 'failed' AND quoted_at < $1
       ORDER BY id LIMIT $3`,
      [before, ORDER, BATCH],
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
      if (state === 'pending' && openPayments.length === 0)
        await this.orders.move(manager, id, 'failed', CAUSE);
    });
  }
}
