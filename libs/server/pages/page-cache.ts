import type { CacheTag } from '@paniscus/routes';
import type { PageEntry } from './page-entry.ts';

type Cached = { entry: PageEntry; usedAt: number; until: number };

/**
 * LRU cache of rendered pages, limited in bytes, with invalidation by tag. Pages with a query are evicted first, since
 * anyone can make up queries. Concurrent requests for a page share one rendering.
 */
export class PageCache {
  private readonly cached = new Map<string, Cached>();
  private readonly underWay = new Map<string, Promise<PageEntry>>();
  private readonly maxBytes: number;
  private readonly now: () => number;
  private bytes = 0;
  private uses = 0;
  private generation = 0;

  constructor(maxBytes: number, now: () => number = Date.now) {
    this.maxBytes = maxBytes;
    this.now = now;
  }

  get(key: string): PageEntry | undefined {
    const cached = this.cached.get(key);
    if (cached === undefined) return undefined;
    if (cached.until !== Infinity && cached.until <= this.now()) {
      this.drop(key);
      return undefined;
    }
    cached.usedAt = ++this.uses;
    return cached.entry;
  }

  /** Returns the cached page or renders it. A page without tags is shared with concurrent requests, but not stored. */
  async load(key: string, render: () => Promise<PageEntry>): Promise<PageEntry> {
    const ready = this.get(key) ?? this.underWay.get(key);
    if (ready !== undefined) return ready;

    const generation = this.generation;
    const rendering = render();
    this.underWay.set(key, rendering);
    try {
      const entry = await rendering;
      // A page invalidated during its rendering may contain outdated content.
      if (entry.tags.length > 0 && generation === this.generation) this.set(key, entry);
      return entry;
    } finally {
      if (this.underWay.get(key) === rendering) this.underWay.delete(key);
    }
  }

  set(key: string, entry: PageEntry): void {
    this.drop(key);
    if (entry.bytes > this.maxBytes) return;
    const until = entry.lastsS === undefined ? Infinity : this.now() + entry.lastsS * 1000;
    this.cached.set(key, { entry, usedAt: ++this.uses, until });
    this.bytes += entry.bytes;
    while (this.bytes > this.maxBytes) this.dropOldest();
  }

  /** Removes every page with the tag; later requests do not share renderings that are in progress. */
  invalidate(tag: CacheTag): void {
    this.generation++;
    this.underWay.clear();
    for (const [key, { entry }] of this.cached) if (entry.tags.includes(tag)) this.drop(key);
  }

  private drop(key: string): void {
    this.bytes -= this.cached.get(key)?.entry.bytes ?? 0;
    this.cached.delete(key);
  }

  private dropOldest(): void {
    let oldest: string | undefined;
    let usedAt = Infinity;
    let hasQuery = false;
    for (const [key, cached] of this.cached) {
      const isAsked = key.includes('?');
      if (isAsked === hasQuery ? cached.usedAt < usedAt : isAsked)
        [oldest, usedAt, hasQuery] = [key, cached.usedAt, isAsked];
    }
    if (oldest !== undefined) this.drop(oldest);
  }
}
