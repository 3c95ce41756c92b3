import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Clock } from '../clock/clock.ts';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { EventLog } from '../logging/event-log.ts';
import { pollDue } from './poller.ts';
import type { Poller } from './poller.ts';

export type PeriodicTask = Readonly<{
  /** Unique. A failed run is logged as `<name>_failed`. */
  name: string;
  everyMs: number;
  /** Whether it also runs at startup, without delaying readiness. */
  atStart?: boolean;
  /** The signal is aborted when the server stops; a long run then ends early. */
  run: (cause: string, signal: AbortSignal) => Promise<void>;
}>;

/** Runs a periodic task at once. A call during a run joins that run. The cause is stored with what the run changes. */
export type RunTask = (cause?: string) => Promise<void>;

type Scheduled = PeriodicTask & { start: RunTask; running?: Promise<void> };

/**
 * Runs the server's periodic work. A task never overlaps itself in one process; work that several processes share has to
 * claim its rows. Register tasks in a constructor: they start once the application is ready.
 */
@Injectable()
export class Scheduler implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly tasks: Scheduled[] = [];
  private readonly stopping = new AbortController();

  constructor(
    private readonly registry: SchedulerRegistry,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly log: EventLog,
  ) {}

  schedule(task: PeriodicTask): RunTask {
    const scheduled: Scheduled = {
      ...task,
      start: (cause = 'reconciliation') =>
        (scheduled.running ??= task.run(cause, this.stopping.signal).finally(() => delete scheduled.running)),
    };
    this.tasks.push(scheduled);
    return scheduled.start;
  }

  /** Schedules a poller, by default at startup and every `RECONCILE_EVERY_S`. */
  poll<Item>(poller: Poller<Item>): RunTask {
    return this.schedule({
      everyMs: this.settings.reconcileEveryS * 1000,
      atStart: true,
      ...poller,
      run: (cause, signal) => pollDue(poller, { cause, signal, dueBy: this.clock.now(), log: this.log }),
    });
  }

  onApplicationBootstrap(): void {
    for (const { name, everyMs, atStart = false, start } of this.tasks) {
      const run = (cause?: string) =>
        void start(cause).catch((error: unknown) => this.log.warn(`${name}_failed`, error));
      const timer = setInterval(run, everyMs);
      timer.unref();
      this.registry.addInterval(name, timer);
      if (atStart) run('start-up');
    }
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    for (const { name } of this.tasks)
      if (this.registry.doesExist('interval', name)) this.registry.deleteInterval(name);
    await Promise.allSettled(this.tasks.map(({ running }) => running));
  }
}
