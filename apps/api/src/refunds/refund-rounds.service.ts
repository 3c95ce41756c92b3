import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.ts';
import { ProblemException } from '../common/problem.ts';
import { repeatEvery } from '../common/repeat.ts';
import { SecurityLog } from '../common/security-log.ts';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { RefundsService } from './refunds.service.ts';

/** Finishes refunds whose process died or whose provider was away when staff asked for them. */
@Injectable()
export class RefundRounds implements OnApplicationBootstrap, OnModuleDestroy {
  private stopRepeating = () => {};
  private running: Promise<void> | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly refunds: RefundsService,
    private readonly clock: Clock,
    private readonly log: SecurityLog,
  ) {}

  onApplicationBootstrap(): void {
    const onError = (error: unknown) => this.log.warn('refund_round_failed', error);
    this.stopRepeating = repeatEvery(this.settings.reconcileEveryS * 1000, () => this.run(), onError);
    void this.run().catch(onError);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopRepeating();
    await this.running?.catch(() => {});
  }

  /** A round that still runs is joined, not doubled. */
  run(): Promise<void> {
    this.running ??= this.performDue().finally(() => (this.running = undefined));
    return this.running;
  }

  private async performDue(): Promise<void> {
    const due = await this.dataSource.query<{ id: number }[]>(
      'SELECT id FROM refunds WHERE next_try_at <= $1 ORDER BY next_try_at',
      [this.clock.now()],
    );
    for (const { id } of due) await this.performOne(id);
  }

  /** Refused, away or on its way is for the next round or for staff; anything else is odd. */
  private async performOne(id: number): Promise<void> {
    try {
      await this.refunds.perform(id);
    } catch (error) {
      if (!(error instanceof ProblemException)) this.log.warn('refund_of_one_failed', error);
    }
  }
}
