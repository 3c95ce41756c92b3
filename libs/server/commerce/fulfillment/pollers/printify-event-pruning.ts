import { Injectable } from '@nestjs/common';
import { EVENT_RETENTION_MS, Scheduler, Clock, PRUNE_EVENTS_EVERY_MS } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';

/** Deletes Printify's webhook events after the retention time. */
@Injectable()
export class PrintifyEventPruning {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    scheduler: Scheduler,
  ) {
    scheduler.schedule({
      name: 'print_event_pruning',
      everyMs: PRUNE_EVENTS_EVERY_MS,
      run: () => this.prune(),
    });
  }

  async prune(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - EVENT_RETENTION_MS);
    await this.dataSource.query('DELETE FROM print_shop_events WHERE received_at < $1', [before]);
  }
}
