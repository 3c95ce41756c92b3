import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { WallDecision, WallLine } from '@paniscus/domain/donation';
import {
  changedMeanwhile,
  Clock,
  notFound,
  ProblemException,
  JobsService,
  CacheInvalidationService,
} from '@paniscus/server/platform';
import type { JobQueue } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { DonationEntity } from '../donation/donation.entity.ts';
import { TributeEntity } from './tribute.entity.ts';

const LINES_MAX = 200;

/** Invalidates the page after the transaction that changed the wall has committed. */
const INVALIDATE_WALL: JobQueue<{ donationId: number }> = { name: 'purge-memory-wall', retryLimit: 20 };

@Injectable()
export class MemoryWallService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly cacheInvalidation: CacheInvalidationService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(INVALIDATE_WALL, () => this.cacheInvalidation.invalidate('wall'));
  }

  /** Public lines as plain text, newest first; only from donations that are paid and not refunded. */
  async listLines(): Promise<WallLine[]> {
    const rows = await this.dataSource.query<(Omit<WallLine, 'given_at'> & { given_at: Date })[]>(
      `SELECT tributes.id, tributes.kind, tributes.name, tributes.wall_line AS line,
         donations.succeeded_at AS given_at
       FROM tributes JOIN donations ON donations.id = tributes.donation_id
       WHERE tributes.wall_state = 'shown' AND donations.status = 'succeeded'
       ORDER BY donations.succeeded_at DESC, tributes.id DESC LIMIT $1`,
      [LINES_MAX],
    );
    return rows.map((row) => ({ ...row, given_at: row.given_at.toISOString() }));
  }

  /**
   * Shows or declines a line; the decision can be changed. Throws problems of status 404, and 409 when there is no line,
   * the donation is not paid or was refunded, or someone else has decided meanwhile.
   */
  async decide(
    tributeId: number,
    { state, wall_state: seen }: WallDecision,
    username: string,
  ): Promise<TributeEntity> {
    const tribute = await this.dataSource.transaction(async (manager) => {
      const where = { id: tributeId };
      const found = await manager.findOne(TributeEntity, { where, lock: { mode: 'pessimistic_write' } });
      if (found === null) throw notFound();
      const isPaid = await manager.existsBy(DonationEntity, { id: found.donationId, status: 'succeeded' });
      if (found.wallState === 'none' || !isPaid)
        throw new ProblemException(409, {
          detail: 'This tribute has no message that can be shown on the memory wall.',
        });
      if (found.wallState === state) return found;
      if (seen !== undefined && seen !== found.wallState) throw changedMeanwhile('decision');
      const change = { wallState: state, decidedBy: username, decidedAt: this.clock.now() };
      await manager.update(TributeEntity, where, change);
      return Object.assign(found, change);
    });
    await this.cacheInvalidation.invalidate('wall');
    return tribute;
  }

  /** Removes the line of a refunded donation from the wall, in the transaction that records the refund. */
  async removeLine(manager: EntityManager, donationId: number): Promise<void> {
    if (await manager.existsBy(TributeEntity, { donationId, wallState: 'shown' }))
      await this.jobs.enqueue(manager, INVALIDATE_WALL, { donationId });
  }
}
