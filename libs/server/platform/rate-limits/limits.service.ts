import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.ts';
import { Scheduler } from '../scheduler/scheduler.service.ts';

/** At most `limit` times within `windowS` seconds, starting with the first (fixed window). */
export type Limit = { limit: number; windowS: number };

export type LimitResult = { isAllowed: boolean; retryAfterS: number };

const PRUNE_EVERY_MS = 10 * 60_000;

/**
 * Fixed-window rate limiter in the database, so that limits hold across processes and restarts. Keys (IPs, accounts,
 * emails) are stored as hashes only.
 */
@Injectable()
export class RateLimitsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    scheduler: Scheduler,
  ) {
    scheduler.schedule({ name: 'limits_prune', everyMs: PRUNE_EVERY_MS, run: () => this.prune() });
  }

  /** Takes one from the key's allowance, atomically; a rejection writes nothing to the database. */
  async take(bucket: string, key: string, { limit, windowS }: Limit): Promise<LimitResult> {
    const now = this.clock.now();
    const endsAt = new Date(now.getTime() + windowS * 1000);
    const [row] = await this.dataSource.query<{ taken: number }[]>(
      `INSERT INTO limits (bucket, key, taken, ends_at) VALUES ($1, $2, 1, $3)
       ON CONFLICT ON CONSTRAINT limits_pk DO UPDATE SET
         taken = CASE WHEN limits.ends_at <= $4 THEN 1 ELSE limits.taken + 1 END,
         ends_at = CASE WHEN limits.ends_at <= $4 THEN $3 ELSE limits.ends_at END
       WHERE limits.ends_at <= $4 OR limits.taken < $5
       RETURNING taken`,
      [bucket, toHash(key), endsAt, now, limit],
    );
    if (row !== undefined) return { isAllowed: true, retryAfterS: 0 };
    return { isAllowed: false, retryAfterS: await this.getRetryAfterS(bucket, key, now) };
  }

  async countTaken(manager: EntityManager, bucket: string, key: string): Promise<number> {
    const [row] = await manager.query<{ taken: number }[]>(
      'SELECT taken FROM limits WHERE bucket = $1 AND key = $2 AND ends_at > $3',
      [bucket, toHash(key), this.clock.now()],
    );
    return row?.taken ?? 0;
  }

  /** Returns one to the key's allowance when the counted event was harmless. */
  async release(bucket: string, key: string): Promise<void> {
    await this.dataSource.query(
      'UPDATE limits SET taken = taken - 1 WHERE bucket = $1 AND key = $2 AND taken > 0',
      [bucket, toHash(key)],
    );
  }

  async prune(): Promise<void> {
    await this.dataSource.query('DELETE FROM limits WHERE ends_at <= $1', [this.clock.now()]);
  }

  private async getRetryAfterS(bucket: string, key: string, now: Date): Promise<number> {
    const [row] = await this.dataSource.query<{ ends_at: Date }[]>(
      'SELECT ends_at FROM limits WHERE bucket = $1 AND key = $2',
      [bucket, toHash(key)],
    );
    return row === undefined ? 1 : Math.max(1, Math.ceil((row.ends_at.getTime() - now.getTime()) / 1000));
  }
}

function toHash(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
