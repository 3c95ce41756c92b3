import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { repeatEvery } from '../common/repeat.ts';
import { SecurityLog } from '../common/security-log.ts';
import { PageCache } from './page-cache.ts';

/** Other processes may show the old page this long, and a little; five seconds are allowed. */
const POLL_MS = 2000;

/**
 * Forgets rendered pages when what they were made from has changed: here at once, in every other process through a
 * counter in the database. Call it after the change is committed.
 */
@Injectable()
export class PagePurge implements OnApplicationBootstrap, OnModuleDestroy {
  private versions = new Map<string, string>();
  private stopPolling = () => {};

  constructor(
    private readonly dataSource: DataSource,
    private readonly cache: PageCache,
    private readonly log: SecurityLog,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.versions = await this.readVersions();
    this.stopPolling = repeatEvery(
      POLL_MS,
      () => this.poll(),
      (error) => this.log.warn('page_purge_poll_failed', error),
    );
  }

  onModuleDestroy(): void {
    this.stopPolling();
  }

  /** Purges the pages made from what the tag names ('posts'). */
  async purge(tag: string): Promise<void> {
    this.cache.purge(tag);
    await this.dataSource.query(
      `INSERT INTO page_purges (tag, version) VALUES ($1, 1)
       ON CONFLICT ON CONSTRAINT page_purges_pk DO UPDATE SET version = page_purges.version + 1`,
      [tag],
    );
  }

  /** Learns what other processes have purged. */
  async poll(): Promise<void> {
    const versions = await this.readVersions();
    for (const [tag, version] of versions) if (this.versions.get(tag) !== version) this.cache.purge(tag);
    this.versions = versions;
  }

  private async readVersions(): Promise<Map<string, string>> {
    const rows = await this.dataSource.query<{ tag: string; version: string }[]>(
      'SELECT tag, version FROM page_purges',
    );
    return new Map(rows.map(({ tag, version }) => [tag, version]));
  }
}
