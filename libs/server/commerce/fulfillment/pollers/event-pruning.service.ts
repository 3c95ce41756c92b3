import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { Clock, repeatEvery, EventLog } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';

const HOUR_MS = 3_600_000;
/** No provider redelivers an event after this time. */
const RETENTION_MS = 90 * 24 * HOUR_MS;

@Injectable()
export class EventPruning implements OnApplicationBootstrap, OnModuleDestroy {
  private stopRepeating = () => {};

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log: EventLog,
  ) {}

  onApplicationBootstrap(): void {
    const onError = (error: unknown) => this.log.warn('event_pruning_failed', error);
    this.stopRepeating = repeatEvery(6 * HOUR_MS, () => this.prune(), onError);
  }

  onModuleDestroy(): void {
    this.stopRepeating();
  }

  async prune(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS);
    await this.dataSource.query('DELETE FROM print_shop_events WHERE received_at < $1', [before]);
    await this.dataSource.query('DELETE FROM payment_events WHERE received_at < $1', [before]);
  }
}
