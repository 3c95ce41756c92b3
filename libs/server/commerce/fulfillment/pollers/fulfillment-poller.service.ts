import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import {
  Clock,
  ProblemException,
  repeatEvery,
  EventLog,
  SETTINGS,
  JobsService,
} from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { SUBMIT_ORDER } from '../../orders/order-jobs.ts';
import { FollowOrderService } from '../progress/follow-order.service.ts';

const BATCH = 20;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
/** Young orders are looked at on every round; then the pause is a part of the order's age, and at most this. */
const PART_OF_AGE = 10;
const PAUSE_MAX_S = 6 * HOUR_S;
/** A parcel that nobody has called delivered by then never will be. */
const GIVEN_UP_AFTER_S = 120 * DAY_S;
/** Paid orders go to the print shop within seconds; one that still waits is given another job. */
const FORGOTTEN_AFTER_S = 900;

type Due = { id: number; printOrderId: string; creations: number };

/**
 * Asks the print shop about every order that is under way, so that a lost event heals by itself. Each process claims
 * what it looks at, so that several share the work.
 */
@Injectable()
export class FulfillmentPoller implements OnApplicationBootstrap, OnModuleDestroy {
  private stopRepeating = () => {};
  private running: Promise<void> | undefined;
  private isStopping = false;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly follower: FollowOrderService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
    private readonly log: EventLog,
  ) {}

  onApplicationBootstrap(): void {
    const onError = (error: unknown) => this.log.warn('fulfilment_round_failed', error);
    this.stopRepeating = repeatEvery(this.settings.reconcileEveryS * 1000, () => this.run(), onError);
    void this.run().catch(onError);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopRepeating();
    this.isStopping = true;
    await this.running?.catch(() => {});
  }

  /** Looks at everything that is due. A round that still runs is joined, not doubled. */
  run(): Promise<void> {
    this.running ??= this.lookAtAll().finally(() => (this.running = undefined));
    return this.running;
  }

  private async lookAtAll(): Promise<void> {
    await this.sendForgotten();
    // What becomes due meanwhile is for the next round: in a busy shop this one would never end.
    const dueBy = this.clock.now();
    for (;;) {
      const due = await this.claim(dueBy);
      for (const order of due) {
        if (this.isStopping) return;
        await this.lookAt(order);
      }
      if (due.length < BATCH) return;
    }
  }

  /** One odd order does not hold up the others; a print shop that is away ends the round. */
  private async lookAt({ id, printOrderId, creations }: Due): Promise<void> {
    try {
      if (creations > 1) await this.follower.cancelDuplicates(id);
      await this.follower.follow(printOrderId);
    } catch (error) {
      if (error instanceof ProblemException && error.getStatus() === 503) throw error;
      this.log.warn('following_of_one_failed', error);
    }
  }

  /** Takes orders that are due and plans their next look in the same statement; a crash only means that it comes later. */
  private async claim(dueBy: Date): Promise<Due[]> {
    const [rows] = await this.dataSource.query<[Due[], number]>(
      `UPDATE orders SET next_check_at = CASE
         WHEN $1::timestamptz - orders.paid_at > make_interval(secs => $2) THEN NULL
         ELSE $1::timestamptz + greatest(make_interval(secs => $3),
           least(($1::timestamptz - orders.paid_at) / $4, make_interval(secs => $5))) END
       FROM (SELECT o.id, coalesce(s.creations, 0) AS creations
             FROM orders o LEFT JOIN submissions s ON s.order_id = o.id
             WHERE o.next_check_at <= $7 AND o.print_order_id IS NOT NULL AND o.state <> 'paid'
             ORDER BY o.next_check_at LIMIT $6 FOR UPDATE OF o SKIP LOCKED) AS due
       WHERE orders.id = due.id
       RETURNING orders.id, orders.print_order_id AS "printOrderId", due.creations`,
      [
        this.clock.now(),
        GIVEN_UP_AFTER_S,
        this.settings.reconcileEveryS / 2,
        PART_OF_AGE,
        PAUSE_MAX_S,
        BATCH,
        dueBy,
      ],
    );
    return rows;
  }

  /** What is paid and has no job any more, for whatever reason, gets one. */
  private async sendForgotten(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - FORGOTTEN_AFTER_S * 1000);
    const waiting = await this.dataSource.query<{ id: number }[]>(
      `SELECT o.id FROM orders o LEFT JOIN submissions s ON s.order_id = o.id
       WHERE o.state = 'paid' AND o.paid_at < $1 AND NOT coalesce(s.is_held, false) ORDER BY o.id`,
      [before],
    );
    for (const { id: orderId } of waiting) {
      if (await this.jobs.isWaiting(SUBMIT_ORDER, { orderId })) continue;
      await this.jobs.enqueue(this.dataSource.manager, SUBMIT_ORDER, { orderId });
    }
    if (waiting.length > 0) this.jobs.wake();
  }
}
