import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { IntentsService } from '@paniscus/server/payments';
import { Clock, ProblemException, repeatEvery, EventLog } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { ORDER, OrderTransitions } from '../order-transitions.service.ts';

const BATCH = 50;
const LOOK_EVERY_MS = 10 * 60_000;
/** Prices, shipping and tax quoted a day ago are no longer valid. */
const ABANDONED_AFTER_MS = 24 * 3_600_000;
const CAUSE = 'abandoned';

/**
 * Fails orders that were started and never paid, and cancels their payments with the provider. A buyer who returns gets
 * a new quote. Safe to run in several processes.
 */
@Injectable()
export class AbandonedOrdersService implements OnApplicationBootstrap, OnModuleDestroy {
  private stopLooking = () => {};

  constructor(
    private readonly dataSource: DataSource,
    private readonly intents: IntentsService,
    private readonly orders: OrderTransitions,
    private readonly clock: Clock,
    private readonly log: EventLog,
  ) {}

  onApplicationBootstrap(): void {
    this.stopLooking = repeatEvery(
      LOOK_EVERY_MS,
      () => this.run(),
      (error) => this.log.warn('abandoned_orders_not_ended', error),
    );
  }

  onModuleDestroy(): void {
    this.stopLooking();
  }

  async run(): Promise<void> {
    for (const id of await this.left()) await this.endOne(id);
  }

  private async endOne(id: number): Promise<void> {
    try {
      await this.end(id);
    } catch (error) {
      if (error instanceof ProblemException && error.getStatus() === 503) throw error;
      this.log.warn('abandoned_order_not_ended', error);
    }
  }

  private async left(): Promise<number[]> {
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

  private async end(id: number): Promise<void> {
    try {
      for (const paymentId of await this.intents.listOpenPayments(this.dataSource.manager, ORDER, id))
        await this.intents.giveUp(paymentId, CAUSE);
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
