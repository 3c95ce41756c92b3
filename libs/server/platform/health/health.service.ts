import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { unavailable } from '../http/problem.ts';
import { JobsService } from '../jobs/jobs.service.ts';

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
}
