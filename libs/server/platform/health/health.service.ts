import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { unavailable } from '../http/problem.ts';
import { JobsService } from '../jobs/jobs.service.ts';

/** A query that takes longer means that staff wait noticeably for every page. */
const RESPONSE_LIMIT_MS = 1000;

@Injectable()
export class HealthService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
  ) {}

  /** Throws a 503 problem unless the database responds, all migrations have run and the job queue is running. */
  async assertReady(): Promise<void> {
    await this.dataSource.query('SELECT 1');
    if (await this.dataSource.showMigrations()) throw unavailable('The database is being migrated.');
    if (!(await this.jobs.isReady())) throw unavailable('The job queue is not running.');
  }

  /** Whether the database answers a query within a second. */
  async isDatabaseResponding(): Promise<boolean> {
    const answered = this.dataSource.query('SELECT 1').then(
      () => true,
      () => false,
    );
    return Promise.race([answered, pause(RESPONSE_LIMIT_MS, false, { ref: false })]);
  }
}
