import { Injectable } from '@nestjs/common';
import { Clock, ProblemException, Scheduler } from '@paniscus/server/platform';
import type { RunTask } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { RefundsService } from './refunds.service.ts';

/** Performs refunds that are due: new ones whose request failed, and those that are pending with the provider. */
@Injectable()
export class RefundPoller {
  readonly run: RunTask;

  constructor(
    private readonly dataSource: DataSource,
    private readonly refunds: RefundsService,
    private readonly clock: Clock,
    scheduler: Scheduler,
  ) {
    this.run = scheduler.poll({
      name: 'refund_poll',
      claim: () => this.findDue(),
      handle: (id) => this.perform(id),
    });
  }

  private async findDue(): Promise<number[]> {
    const due = await this.dataSource.query<{ id: number }[]>(
      'SELECT id FROM refunds WHERE next_try_at <= $1 ORDER BY next_try_at',
      [this.clock.now()],
    );
    return due.map(({ id }) => id);
  }

  /** Refused, unavailable or pending refunds are left to the next run or to staff; anything else is unexpected. */
  private async perform(id: number): Promise<void> {
    try {
      await this.refunds.perform(id);
    } catch (error) {
      if (!(error instanceof ProblemException)) throw error;
    }
  }
}
