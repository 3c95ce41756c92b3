import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { unavailable } from '../http/problem.ts';
import { JobsService } from '../jobs/jobs.service.ts';

@Injectable()
export class HealthService {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
  ) {}

  /** Throws a 503 problem unless the database responds, all migrations have run and the job queue is running. */
  async assertReady(): Promise<void> {
    await this.dataSource.query('SELECT 1');
    if (await this.dataSource.showMigrations()) throw unavailable('The database is being migrated.');
    if (!(await this.jobs.isReady())) throw unavailable('The job queue is not running.');
  }

  /** Whether the database answers a query in time. */
  async isDatabaseResponding(): Promise<boolean> {
    const answered = this.dataSource.query('SELECT 1').then(
      () => true,
      () => false,
    );
    return Promise.race([answered, pause(this.settings.timeouts.databaseHealth, false, { ref: false })]);
  }
}
