import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import type { Db, JobWithMetadata, SendOptions } from 'pg-boss';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { getDatabaseConnection } from '../database/database-connection.ts';
import { notFound } from '../http/problem.ts';
import { EventLog } from '../logging/event-log.ts';
import type { DeadLetter, JobHandler, JobQueue } from './job-queue.ts';

const DEAD_LETTERS = 'dead-letters';
const YEAR_S = 365 * 86_400;
/** Maximum retry delay; jobs that wait for a service run within a minute of its return. */
const RETRY_MAX_S = 60;
/** A dead process is detected by its missing heartbeat (pg-boss allows 10 s at least) and the supervisor. */
const HEARTBEAT_S = 10;
const SUPERVISE_EVERY_S = 5;
const EXPIRE_S = 45;
/** How long a stopping process waits for its running jobs; unfinished ones are retried elsewhere. */
const STOP_TIMEOUT_MS = 10_000;
const CONCURRENCY = 3;
/** Longer than a transaction takes: its queue must still be known when it has committed. */
const RECENT_MS = 30_000;

type Payload = { queue: string; data: object };
type Worker = { queue: JobQueue<object>; handler: JobHandler<object>; ids: string[] };

/** Job queue: pg-boss in its own schema of the same database, shared by several processes. */
@Injectable()
export class JobsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly boss: PgBoss;
  private readonly workers = new Map<string, Worker>();
  /** When this process last added a job to each queue. */
  private readonly enqueuedAt = new Map<string, number>();
  private isStarted = false;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly log: EventLog,
  ) {
    this.boss = new PgBoss({
      ...toPgBossConnection(settings),
      max: 3,
      schema: 'jobs',
      schedule: false,
      superviseIntervalSeconds: SUPERVISE_EVERY_S,
      monitorIntervalSeconds: SUPERVISE_EVERY_S,
      maintenanceIntervalSeconds: 3600,
    });
    this.boss.on('error', (error) => this.log.warn('job_queue_error', error));
  }

  /** Registers a queue's handler; call it in `onModuleInit`. A handler may run more than once per job. */
  handle<Data extends object>(queue: JobQueue<Data>, handler: JobHandler<Data>): void {
    this.workers.set(queue.name, { queue, handler: (data) => handler(data as Data), ids: [] });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start();
    await this.boss.createQueue(DEAD_LETTERS, { retentionSeconds: YEAR_S });
    for (const worker of this.workers.values()) await this.startWorker(worker);
    this.isStarted = true;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStarted = false;
    // pg-boss itself would only check every half second whether its workers have finished.
    const stopped = [...this.workers.keys()].map((name) => this.boss.offWork(name, { wait: true }));
    await Promise.race([Promise.allSettled(stopped), pause(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    await this.boss.stop({ graceful: false });
  }

  /** Adds a job in the caller's transaction, so that it exists only if that commits. It runs at `startAfter` or later. */
  async enqueue<Data extends object>(
    manager: EntityManager,
    queue: JobQueue<Data>,
    data: Data,
    startAfter?: Date,
  ): Promise<void> {
    await this.send(manager, queue.name, data, startAfter);
  }

  /**
   * Makes this process poll for jobs at once, by default those it added recently; call it after a commit. Otherwise it
   * polls every two seconds.
   */
  wake(queues: readonly string[] = this.listRecentQueues()): void {
    for (const queue of queues)
      for (const id of this.workers.get(queue)?.ids ?? []) this.boss.notifyWorker(id);
  }

  /** Whether jobs are being processed. Throws when the database does not respond. */
  async isReady(): Promise<boolean> {
    return this.isStarted && (await this.boss.isInstalled());
  }

  async isWaiting<Data extends object>(queue: JobQueue<Data>, data: Data): Promise<boolean> {
    const jobs = await this.boss.findJobs<Payload>(queue.name, { data: { data } });
    return jobs.some(({ state }) => state === 'created' || state === 'retry' || state === 'active');
  }

  /** Oldest first. */
  async listDeadLetters(): Promise<DeadLetter[]> {
    const jobs = await this.boss.findJobs<Payload>(DEAD_LETTERS);
    return jobs.map(toDeadLetter).sort((a, b) => a.failedAt.getTime() - b.failedAt.getTime());
  }

  /** Moves a dead letter back to its queue with all retries. Throws a 404 problem. */
  async retry(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const db = getExecutor(manager);
      const [job] = await this.boss.findJobs<Payload>(DEAD_LETTERS, { id, db });
      if (job === undefined) throw notFound();
      await this.send(manager, job.data.queue, job.data.data);
      await this.boss.deleteJob(DEAD_LETTERS, id, { db });
    });
    this.wake();
  }

  private listRecentQueues(): string[] {
    const since = performance.now() - RECENT_MS;
    return [...this.enqueuedAt].filter(([, at]) => at > since).map(([queue]) => queue);
  }

  private async startWorker(worker: Worker): Promise<void> {
    const { name, retryLimit } = worker.queue;
    const options = {
      retryLimit,
      retryDelay: this.settings.jobRetryS,
      retryBackoff: true,
      retryDelayMax: Math.max(RETRY_MAX_S, this.settings.jobRetryS),
      expireInSeconds: EXPIRE_S,
      heartbeatSeconds: HEARTBEAT_S,
      deadLetter: DEAD_LETTERS,
    };
    await this.boss.createQueue(name, options);
    await this.boss.updateQueue(name, options);
    // Caches the queue's settings, since reading them inside a caller's transaction could deadlock.
    await this.boss.findJobs(name, { id: randomUUID() });
    for (let count = 0; count < CONCURRENCY; count += 1) {
      const id: string = await this.boss.work<Payload>(name, ([job]) =>
        this.work(worker, job?.data.data ?? {}, () => this.boss.notifyWorker(id)),
      );
      worker.ids.push(id);
    }
  }

  /** `pollAgain` makes the worker poll for the next job at once, since there may be more. */
  private async work({ queue, handler }: Worker, data: object, pollAgain: () => void): Promise<void> {
    try {
      await handler(data);
      pollAgain();
    } catch (error) {
      this.log.warn(`job_failed_${queue.name}`, error);
      throw error;
    }
  }

  private async send(manager: EntityManager, queue: string, data: object, startAfter?: Date): Promise<void> {
    const options: SendOptions = { db: getExecutor(manager), ...(startAfter && { startAfter }) };
    await this.boss.send(queue, { queue, data } satisfies Payload, options);
    this.enqueuedAt.set(queue, performance.now());
  }
}

/** Runs pg-boss statements on TypeORM's connection and so in its transaction. */
function getExecutor(manager: EntityManager): Db {
  return {
    executeSql: async (text, values) => {
      const result = await manager.query<unknown[]>(text, values);
      // For UPDATE and DELETE, TypeORM returns the rows and their count.
      const isPair = Array.isArray(result[0]) && typeof result[1] === 'number';
      return { rows: isPair ? (result[0] as unknown[]) : result };
    },
  };
}

function toPgBossConnection(settings: Settings) {
  const connection = getDatabaseConnection(settings);
  if ('url' in connection) return { connectionString: connection.url };
  const { host, port, username: user, database } = connection;
  return { host, port, user, database };
}

function toDeadLetter(job: JobWithMetadata<Payload>): DeadLetter {
  const { message } = (job.output ?? {}) as { message?: string };
  return {
    id: job.id,
    queue: job.data.queue,
    data: job.data.data,
    failedAt: job.createdOn,
    reason: message ?? 'unknown',
  };
}
