import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.ts';
import { ProblemException } from '../common/problem.ts';
import { repeatEvery } from '../common/repeat.ts';
import { SecurityLog } from '../common/security-log.ts';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { PaymentSyncService } from './settlement.service.ts';

const BATCH = 20;
const DAY_S = 86_400;
/** A payment is looked at on every round while it is young, then ever less often, and no more after 30 days. */
const YOUNG_S = 900;
const GIVEN_UP_AFTER_S = 30 * DAY_S;

/**
 * Asks the provider about every payment that has been open for too long, so that a lost webhook heals by itself:
 * at start-up and on a timer. Each process claims what it looks at, so that several share the work.
 */
@Injectable()
export class ReconciliationService implements OnApplicationBootstrap, OnModuleDestroy {
  private stopRepeating = () => {};
  private running: Promise<void> | undefined;
  private isStopping = false;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly paymentSync: PaymentSyncService,
    private readonly clock: Clock,
    private readonly log: SecurityLog,
  ) {}

  onApplicationBootstrap(): void {
    const onError = (error: unknown) => this.log.warn('reconciliation_failed', error);
    this.stopRepeating = repeatEvery(this.settings.reconcileEveryS * 1000, () => this.run(), onError);
    // Not awaited: being ready never depends on an outside service.
    void this.hasten()
      .then(() => this.run('start-up'))
      .catch(onError);
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
    // What becomes due meanwhile is for the next round: with many open payments this one would never end.
    const dueBy = this.clock.now();
    for (;;) {
      const ids = await this.claim(dueBy);
      for (const id of ids) {
        if (this.isStopping) return;
        await this.syncOne(id, cause);
      }
      if (ids.length < BATCH) return;
    }
  }

  /** One odd payment does not hold up the others; a provider that is away ends the round. */
  private async syncOne(id: number, cause: string): Promise<void> {
    try {
      await this.paymentSync.sync(id, cause);
    } catch (error) {
      if (error instanceof ProblemException && error.getStatus() === 503) throw error;
      this.log.warn('reconciliation_of_one_failed', error);
    }
  }

  /** After a start everything young is due at once, whatever was planned before. */
  private async hasten(): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - DAY_S * 1000);
    await this.dataSource.query(
      'UPDATE payments SET next_check_at = $1 WHERE next_check_at > $1 AND created_at > $2',
      [now, since],
    );
  }

  /** Takes due payments and plans their next look in the same statement; a crash only means that it comes later. */
  private async claim(dueBy: Date): Promise<number[]> {
    const [rows] = await this.dataSource.query<[{ id: number }[], number]>(
      `UPDATE payments SET next_check_at = CASE
         WHEN $1::timestamptz - created_at > make_interval(secs => $2) THEN NULL
         WHEN $1::timestamptz - created_at > make_interval(secs => $3) THEN $1::timestamptz + ($1::timestamptz - created_at) / 4
         ELSE $1::timestamptz + make_interval(secs => $4) END
       WHERE id IN (SELECT id FROM payments WHERE next_check_at <= $6
                    ORDER BY next_check_at LIMIT $5 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [this.clock.now(), GIVEN_UP_AFTER_S, YOUNG_S, this.settings.reconcileEveryS, BATCH, dueBy],
    );
    return rows.map(({ id }) => id);
  }
}
