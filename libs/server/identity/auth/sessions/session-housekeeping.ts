import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { repeatEvery, EventLog } from '@paniscus/server/platform';
import { SessionsService } from './sessions.service.ts';

const HOUR_MS = 3_600_000;

@Injectable()
export class SessionHousekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  private stop = () => {};

  constructor(
    private readonly sessions: SessionsService,
    private readonly eventLog: EventLog,
  ) {}

  onApplicationBootstrap(): void {
    this.stop = repeatEvery(
      HOUR_MS,
      () => this.sessions.prune(),
      (error) => this.eventLog.warn('sessions_prune_failed', error),
    );
  }

  onModuleDestroy(): void {
    this.stop();
  }
}
