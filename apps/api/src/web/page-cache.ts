import type { PageEntry } from './page-entry.ts';

type Cached = { entry: PageEntry; usedAt: number; until: number };

/**
 * Rendered pages by key, at most so many bytes of them; the one used longest ago makes room, those with a query
 * before all others, since anybody can make up queries.
 * However many ask for a page at once, it is rendered once.
 */
export class PageCache {
  private readonly cached = new Map<string, Cached>();
  private readonly underWay = new Map<string, Promise<PageEntry>>();
  private readonly maxBytes: number;
  private readonly now: () => number;
  private bytes = 0;
  private uses = 0;
  private generation = 0;

  /** `now` in milliseconds, for pages that say how long they last. */
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

  /** The page under a key, rendered if it is not there. A page without tags goes to those who wait, and is not kept. */
  async load(key: string, render: () => Promise<PageEntry>): Promise<PageEntry> {
    const ready = this.get(key) ?? this.underWay.get(key);
    if (ready !== undefined) return ready;

    const generation = this.generation;
    const rendering = render();
    this.underWay.set(key, rendering);
    try {
      const entry = await rendering;
      // What was purged meanwhile may have been rendered from the state before.
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

  /** Forgets every page made from what the tag names; who asks from now on gets none that was begun before. */
  purge(tag: string): void {
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
