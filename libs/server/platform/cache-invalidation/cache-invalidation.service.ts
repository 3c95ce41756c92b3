import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { CacheTag } from '@paniscus/routes';
import { DataSource } from 'typeorm';
import { Scheduler } from '../scheduler/scheduler.service.ts';

/** Other processes may serve the old page for this long; the specification allows five seconds. */
const POLL_MS = 2000;

/**
 * Publishes cache tags whose content has changed: to this process at once, to the others through a version counter in
 * the database that they poll.
 */
@Injectable()
export class CacheInvalidationService implements OnApplicationBootstrap {
  private readonly listeners = new Set<(tag: CacheTag) => void>();
  private versions = new Map<CacheTag, string>();

  constructor(
    private readonly dataSource: DataSource,
    scheduler: Scheduler,
  ) {
    scheduler.schedule({ name: 'page_purge_poll', everyMs: POLL_MS, run: () => this.poll() });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.versions = await this.readVersions();
  }

  /** Calls the listener with each cache tag that is invalidated, by this process or another. */
  subscribe(listener: (tag: CacheTag) => void): void {
    this.listeners.add(listener);
  }

  /** Invalidates everything cached under the tag ('posts'). Call it after the change is committed. */
  async invalidate(tag: CacheTag): Promise<void> {
    this.notify(tag);
    await this.dataSource.query(
      `INSERT INTO page_purges (tag, version) VALUES ($1, 1)
       ON CONFLICT ON CONSTRAINT page_purges_pk DO UPDATE SET version = page_purges.version + 1`,
      [tag],
    );
  }

  async poll(): Promise<void> {
    const versions = await this.readVersions();
    for (const [tag, version] of versions) if (this.versions.get(tag) !== version) this.notify(tag);
    this.versions = versions;
  }

  private notify(tag: CacheTag): void {
    for (const listener of this.listeners) listener(tag);
  }

  private async readVersions(): Promise<Map<CacheTag, string>> {
    const rows = await this.dataSource.query<{ tag: CacheTag; version: string }[]>(
      'SELECT tag, version FROM page_purges',
    );
    return new Map(rows.map(({ tag, version }) => [tag, version]));
  }
}
