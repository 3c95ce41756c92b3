import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { Clock, ProblemException, repeatEvery, EventLog, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { RefundsService } from './refunds.service.ts';

@Injectable()
export class RefundPoller implements OnApplicationBootstrap, OnModuleDestroy {
  private stopRepeating = () => {};
  private running: Promise<void> | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly refunds: RefundsService,
    private readonly clock: Clock,
    private readonly log: EventLog,
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

  /** Refused, unavailable or pending refunds are left to the next run or to staff; anything else is unexpected. */
  private async performOne(id: number): Promise<void> {
    try {
      await this.refunds.perform(id);
    } catch (error) {
      if (!(error instanceof ProblemException)) this.log.warn('refund_of_one_failed', error);
    }
  }
}
