import type { CacheTag } from '@paniscus/routes';
import { LRUCache } from 'lru-cache';
import type { PageEntry } from './page-entry.ts';

/**
 * LRU cache of rendered pages, limited in bytes, with invalidation by tag. Pages with a query are evicted first, since
 * anyone can make up queries. Concurrent requests for a page share one rendering.
 */
export class PageCache {
  private readonly pages: LRUCache<string, PageEntry>;
  private readonly queries: LRUCache<string, PageEntry>;
  private readonly pending = new Map<string, Promise<PageEntry>>();
  private readonly maxBytes: number;
  private generation = 0;

  constructor(maxBytes: number, now: () => number = Date.now) {
    this.maxBytes = maxBytes;
    const options = {
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }: PageEntry) => bytes,
      perf: { now },
      ttlResolution: 0,
    };
    this.pages = new LRUCache(options);
    this.queries = new LRUCache(options);
  }

  get(key: string): PageEntry | undefined {
    return this.selectStore(key).get(key);
  }

  /** Returns the cached page or renders it. A page without tags is shared with concurrent requests, but not stored. */
  async load(key: string, render: () => Promise<PageEntry>): Promise<PageEntry> {
    const ready = this.get(key) ?? this.pending.get(key);
    if (ready !== undefined) return ready;

    const generation = this.generation;
    const rendering = render();
    this.pending.set(key, rendering);
    try {
      const entry = await rendering;
      // A page invalidated during its rendering may contain outdated content.
      if (entry.tags.length > 0 && generation === this.generation) this.set(key, entry);
      return entry;
    } finally {
      if (this.pending.get(key) === rendering) this.pending.delete(key);
    }
  }

  set(key: string, entry: PageEntry): void {
    this.selectStore(key).set(key, entry, { ttl: (entry.ttlS ?? 0) * 1000 });
    while (this.pages.calculatedSize + this.queries.calculatedSize > this.maxBytes) this.queries.pop();
  }

  /** Removes every page with the tag; later requests do not share renderings that are in progress. */
  invalidate(tag: CacheTag): void {
    this.generation++;
    this.pending.clear();
    for (const store of [this.pages, this.queries])
      for (const [key, { tags }] of [...store.entries()]) if (tags.includes(tag)) store.delete(key);
  }

  private selectStore(key: string): LRUCache<string, PageEntry> {
    return key.includes('?') ? this.queries : this.pages;
  }
}
