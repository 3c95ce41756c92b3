import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { runAtInterval, EventLog } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { SubmissionEntity } from './submission.entity.ts';

/** Renewed during work, so that the lease of a killed process expires soon. */
const CLAIM_S = 20;
const RENEW_EVERY_MS = 5000;

/** Lease on an order; check it before anything that must not happen twice. */
export type SubmissionLease = {
  assertHeld: () => Promise<void>;
  /** Counts a creation before it is attempted. Throws like `assertHeld`. */
  countCreation: () => Promise<void>;
};

/** Another worker holds the lease. */
export class LeaseUnavailableError extends Error {
  override name = 'LeaseUnavailableError';
}

/**
 * Leases on orders at Printify: one worker at a time across all processes, without a database lock during network
 * calls.
 */
@Injectable()
export class Submissions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly log: EventLog,
  ) {}

  /** Runs the work under the order's lease. Throws when another process holds it, so that the job is retried. */
  async withLease<T>(orderId: number, work: (lease: SubmissionLease) => Promise<T>): Promise<T> {
    const claim = randomUUID();
    await this.acquire(orderId, claim);
    const stopRenewing = runAtInterval(
      RENEW_EVERY_MS,
      () => this.renew(orderId, claim),
      (error) => this.log.warn('submission_claim_not_renewed', error),
    );
    try {
      return await work({
        assertHeld: () => this.renew(orderId, claim),
        countCreation: () => this.renew(orderId, claim, 1),
      });
    } finally {
      stopRenewing();
      await this.release(orderId, claim);
    }
  }

  /** Inside a transaction, pass its manager: another connection would wait for it. */
  find(orderId: number, manager: EntityManager = this.dataSource.manager): Promise<SubmissionEntity | null> {
    return manager.findOneBy(SubmissionEntity, { orderId });
  }

  async hold(manager: EntityManager, orderId: number, isHeld: boolean): Promise<void> {
    await this.change(manager, orderId, { isHeld });
  }

  /** Stores the problem reported to staff, in the same transaction as the report; null: resolved. */
  async saveProblem(manager: EntityManager, orderId: number, problem: string | null): Promise<void> {
    await this.change(manager, orderId, { problem, lastError: null });
  }

  /** Stores why the order is waiting; null: it is tried again. */
  async saveError(
    orderId: number,
    lastError: string | null,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    await this.change(manager, orderId, { lastError });
  }

  /** Resets the creation count once all duplicates are canceled. */
  async resetCreations(orderId: number): Promise<void> {
    await this.change(this.dataSource.manager, orderId, { creations: 1 });
  }

  private async change(manager: EntityManager, orderId: number, change: Partial<SubmissionEntity>) {
    await manager.upsert(SubmissionEntity, { orderId, ...change }, ['orderId']);
  }

  private async acquire(orderId: number, claim: string): Promise<void> {
    const acquired = await this.dataSource.query<unknown[]>(
      `INSERT INTO submissions (order_id, claim, claimed_until) VALUES ($1, $2, now() + make_interval(secs => $3))
       ON CONFLICT ON CONSTRAINT submissions_pk
       DO UPDATE SET claim = EXCLUDED.claim, claimed_until = EXCLUDED.claimed_until
       WHERE submissions.claimed_until IS NULL OR submissions.claimed_until < now()
       RETURNING order_id`,
      [orderId, claim, CLAIM_S],
    );
    if (acquired.length === 0)
      throw new LeaseUnavailableError(`Another process holds the lease on order ${orderId}.`);
  }

  private async renew(orderId: number, claim: string, creations = 0): Promise<void> {
    const [rows] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE submissions SET claimed_until = now() + make_interval(secs => $3), creations = creations + $4
       WHERE order_id = $1 AND claim = $2 RETURNING order_id`,
      [orderId, claim, CLAIM_S, creations],
    );
    if (rows.length === 0) throw new Error(`Another process has taken over the lease on order ${orderId}.`);
  }

  private async release(orderId: number, claim: string): Promise<void> {
    await this.dataSource
      .getRepository(SubmissionEntity)
      .update({ orderId, claim }, { claim: null, claimedUntil: null });
  }
}
