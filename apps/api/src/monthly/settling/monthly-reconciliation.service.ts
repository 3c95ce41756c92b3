import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.ts';
import { ProblemException } from '../../common/problem.ts';
import { repeatEvery } from '../../common/repeat.ts';
import { SecurityLog } from '../../common/security-log.ts';
import { SETTINGS } from '../../config/config.module.ts';
import type { Settings } from '../../config/settings.ts';
import { RecurringDonationSync } from './monthly-settlement.service.ts';

const BATCH = 20;
/** A gift that could not be settled, for whatever reason but the provider's being away, is looked at again after this. */
const AGAIN_S = 3600;

/**
 * Asks the provider about every monthly gift that is due for a look, so that a lost webhook heals by itself and a
 * card that ends is seen in time. Each process claims what it looks at, so that several share the work.
 */
@Injectable()
export class RecurringReconciliation implements OnApplicationBootstrap, OnModuleDestroy {
  private stopRepeating = () => {};
  private running: Promise<void> | undefined;
  private isStopping = false;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly paymentSync: RecurringDonationSync,
    private readonly clock: Clock,
    private readonly log: SecurityLog,
  ) {}

  onApplicationBootstrap(): void {
    const onError = (error: unknown) => this.log.warn('monthly_reconciliation_failed', error);
    this.stopRepeating = repeatEvery(this.settings.reconcileEveryS * 1000, () => this.run(), onError);
    // Not awaited: being ready never depends on an outside service.
    void this.run('start-up').catch(onError);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopRepeating();
    this.isStopping = true;
    await this.running?.catch(() => {});
  }

  /** Settles everything that is due. A round that still runs is joined, not doubled. */
  run(cause = 'reconciliation'): Promise<void> {
    this.running ??= this.syncAll(cause).finally(() => (this.running = undefined));
    return this.running;
  }

  private async syncAll(cause: string): Promise<void> {
    // What becomes due meanwhile is for the next round.
    const dueBy = this.clock.now();
    for (;;) {
      const ids = await this.claim(dueBy);
      await this.syncSome(ids, cause);
      if (this.isStopping) return;
      if (ids.length < BATCH) return;
    }
  }

  /** What is left when the provider turns out to be away is for the next round. */
  private async syncSome(ids: readonly number[], cause: string): Promise<void> {
    const left = [...ids];
    try {
      for (const id of ids) {
        if (this.isStopping) break;
        await this.syncOne(id, cause);
        left.shift();
      }
    } finally {
      await this.giveBack(left);
    }
  }

  private async giveBack(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const soon = new Date(this.clock.now().getTime() + this.settings.reconcileEveryS * 1000);
    await this.dataSource.query('UPDATE monthly_gifts SET next_check_at = $1 WHERE id = ANY($2)', [
      soon,
      ids,
    ]);
  }

  /** One odd gift does not hold up the others; a provider that is away ends the round. */
  private async syncOne(id: number, cause: string): Promise<void> {
    try {
      await this.paymentSync.sync(id, cause);
    } catch (error) {
      if (error instanceof ProblemException && error.getStatus() === 503) throw error;
      this.log.warn('monthly_reconciliation_of_one_failed', error);
    }
  }

  /** Takes due gifts and plans their next look in the same statement; settling them plans it better. */
  private async claim(dueBy: Date): Promise<number[]> {
    const [rows] = await this.dataSource.query<[{ id: number }[], number]>(
      `UPDATE monthly_gifts SET next_check_at = $1::timestamptz + make_interval(secs => $2)
       WHERE id IN (SELECT id FROM monthly_gifts WHERE next_check_at <= $3
                    ORDER BY next_check_at LIMIT $4 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [this.clock.now(), Math.max(AGAIN_S, this.settings.reconcileEveryS), dueBy, BATCH],
    );
    return rows.map(({ id }) => id);
  }
}
