import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { unavailable } from '../common/problem.ts';

@Injectable()
export class HealthService {
  constructor(private readonly dataSource: DataSource) {}

  /** Throws a problem of status 503 unless the database answers and its schema is the one this build knows. */
  async assertReady(): Promise<void> {
    await this.dataSource.query('SELECT 1');
    if (await this.dataSource.showMigrations()) throw unavailable('The database is being migrated.');
  }
}
