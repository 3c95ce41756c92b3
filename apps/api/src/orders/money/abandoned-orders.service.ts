import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.ts';
import { ProblemException } from '../../common/problem.ts';
import { repeatEvery } from '../../common/repeat.ts';
import { SecurityLog } from '../../common/security-log.ts';
import { IntentsService } from '../../payments/intents.service.ts';
import { ORDER, OrderTransitions } from '../order-transitions.service.ts';

const BATCH = 50;
const LOOK_EVERY_MS = 10 * 60_000;
/** Prices, shipping and tax of yesterday are nobody's offer any more. */
const ABANDONED_AFTER_MS = 24 * 3_600_000;
const CAUSE = 'abandoned';

/**
 * Ends what somebody began to buy and left: its payments are given up with the provider, and the order has failed.
 * Who comes back to it finds the figures asked for anew. Several processes may look at the same time.
 */
@Injectable()
export class AbandonedOrdersService implements OnApplicationBootstrap, OnModuleDestroy {
  private stopLooking = () => {};

  constructor(
    private readonly dataSource: DataSource,
    private readonly intents: IntentsService,
    private readonly orders: OrderTransitions,
    private readonly clock: Clock,
    private readonly log: SecurityLog,
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

  /** Ends everything that was left; a provider that is away ends the round. */
  async run(): Promise<void> {
    for (const id of await this.left()) await this.endOne(id);
  }

  /** One odd order does not hold up the others. */
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
      // It was paid at that very moment, which is settled by now.
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
