import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { repeatEvery, EventLog } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { SubmissionEntity } from './submission.entity.ts';

/** Renewed while somebody works, so that what a killed process had claimed is soon free again. */
const CLAIM_S = 20;
const RENEW_EVERY_MS = 5000;

/** The turn at an order; to be shown before anything that must not be done twice. */
export type SubmissionLease = {
  /** Throws when somebody else has taken over meanwhile. */
  assertMine: () => Promise<void>;
  /** Counts a creation before it is tried. Throws as `assertMine`. */
  countCreation: () => Promise<void>;
};

/** Who works on an order at the print shop: one at a time, across all processes, and no lock while the network is asked. */
@Injectable()
export class Submissions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly log: EventLog,
  ) {}

  /** Does the work when it is our turn. Throws when it is somebody else's: a job then comes again. */
  async withLease<T>(orderId: number, work: (lease: SubmissionLease) => Promise<T>): Promise<T> {
    const claim = randomUUID();
    await this.take(orderId, claim);
    const stopRenewing = repeatEvery(
      RENEW_EVERY_MS,
      () => this.renew(orderId, claim),
      (error) => this.log.warn('submission_claim_not_renewed', error),
    );
    try {
      return await work({
        assertMine: () => this.renew(orderId, claim),
        countCreation: () => this.renew(orderId, claim, 1),
      });
    } finally {
      stopRenewing();
      await this.release(orderId, claim);
    }
  }

  /** Inside a transaction only with its manager: another connection would wait for it. */
  find(orderId: number, manager: EntityManager = this.dataSource.manager): Promise<SubmissionEntity | null> {
    return manager.findOneBy(SubmissionEntity, { orderId });
  }

  /** Stops an order from being produced, or lets it go on. */
  async hold(manager: EntityManager, orderId: number, isHeld: boolean): Promise<void> {
    await this.change(manager, orderId, { isHeld });
  }

  /** Keeps what was said to staff, in the transaction that says it; null: it is settled. */
  async saveProblem(manager: EntityManager, orderId: number, problem: string | null): Promise<void> {
    await this.change(manager, orderId, { problem, lastError: null });
  }

  async saveError(orderId: number, lastError: string | null): Promise<void> {
    await this.change(this.dataSource.manager, orderId, { lastError });
  }

  /** From now on as if the print shop had been asked but once: the doubles are gone. */
  async forgetDoubles(orderId: number): Promise<void> {
    await this.change(this.dataSource.manager, orderId, { creations: 1 });
  }

  private async change(manager: EntityManager, orderId: number, change: Partial<SubmissionEntity>) {
    await manager.upsert(SubmissionEntity, { orderId, ...change }, ['orderId']);
  }

  private async take(orderId: number, claim: string): Promise<void> {
    const taken = await this.dataSource.query<unknown[]>(
      `INSERT INTO submissions (order_id, claim, claimed_until) VALUES ($1, $2, now() + make_interval(secs => $3))
       ON CONFLICT ON CONSTRAINT submissions_pk
       DO UPDATE SET claim = EXCLUDED.claim, claimed_until = EXCLUDED.claimed_until
       WHERE submissions.claimed_until IS NULL OR submissions.claimed_until < now()
       RETURNING order_id`,
      [orderId, claim, CLAIM_S],
    );
    if (taken.length === 0) throw new Error(`Somebody else is working on order ${orderId}.`);
  }

  private async renew(orderId: number, claim: string, creations = 0): Promise<void> {
    const [rows] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE submissions SET claimed_until = now() + make_interval(secs => $3), creations = creations + $4
       WHERE order_id = $1 AND claim = $2 RETURNING order_id`,
      [orderId, claim, CLAIM_S, creations],
    );
    if (rows.length === 0) throw new Error(`Somebody else has taken over order ${orderId}.`);
  }

  private async release(orderId: number, claim: string): Promise<void> {
    await this.dataSource
      .getRepository(SubmissionEntity)
      .update({ orderId, claim }, { claim: null, claimedUntil: null });
  }
}
