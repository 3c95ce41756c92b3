import { Inject, Injectable } from '@nestjs/common';
import { Clock, JobsService, Scheduler, SETTINGS } from '@paniscus/server/platform';
import type { RunTask, Settings } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { SUBMIT_ORDER } from '../../orders/order-jobs.ts';
import { FollowOrderService } from '../progress/follow-order.service.ts';

const BATCH = 20;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
/** Recent orders are checked on every run; older ones after a tenth of their age, at most every 6 hours. */
const AGE_DIVISOR = 10;
const INTERVAL_MAX_S = 6 * HOUR_S;
/** A parcel that is not delivered by then never will be reported as delivered. */
const ABANDONED_AFTER_S = 120 * DAY_S;
/** Paid orders are normally submitted within seconds; after this time, a lost job is replaced. */
const LOST_JOB_AFTER_S = 900;

type Due = { id: number; printOrderId: string; creations: number };

/**
 * Polls Printify for every order in progress, so that lost events are repaired. Orders are claimed, so that several
 * processes share the work.
 */
@Injectable()
export class FulfillmentPoller {
  /** Checks everything that is due. A call during a run joins that run. */
  readonly run: RunTask;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly follower: FollowOrderService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
    scheduler: Scheduler,
  ) {
    this.run = scheduler.poll({
      name: 'fulfillment_poll',
      prepare: () => this.enqueueLostJobs(),
      claim: (dueBy) => this.claim(dueBy),
      batch: BATCH,
      handle: (order) => this.check(order),
    });
  }

  private async check({ id, printOrderId, creations }: Due): Promise<void> {
    if (creations > 1) await this.follower.cancelDuplicates(id);
    await this.follower.follow(printOrderId);
  }

  /** Claims due orders and schedules their next check in one statement; after a crash, the check is only delayed. */
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
        ABANDONED_AFTER_S,
        this.settings.reconcileEveryS / 2,
        AGE_DIVISOR,
        INTERVAL_MAX_S,
        BATCH,
        dueBy,
      ],
    );
    return rows;
  }

  /** Enqueues a job for paid orders that have lost theirs. */
  private async enqueueLostJobs(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - LOST_JOB_AFTER_S * 1000);
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
