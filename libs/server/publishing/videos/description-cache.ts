import { HOUR_MS } from '@paniscus/domain/timing';

/** Descriptions change rarely; a missing video may appear soon. */
const FRESH_MS = 6 * HOUR_MS;
const MISSING_FRESH_MS = HOUR_MS / 6;
/** How long a stale description is served while the service is unavailable. */
const STALE_MS = 7 * 24 * HOUR_MS;
const OTHERS_MAX = 5000;

type CachedDescription = { description: string; freshUntil: number; until: number };

/** In-memory cache of video descriptions: fresh for a while, then served stale while the service is unavailable. */
export class DescriptionCache {
  private readonly library = new Map<string, CachedDescription>();
  private readonly others = new Map<string, CachedDescription>();
  private readonly libraryIds: ReadonlySet<string>;

  /** Library videos have their own map, so other requests cannot evict them. */
  constructor(libraryIds: ReadonlySet<string>) {
    this.libraryIds = libraryIds;
  }

  isFresh(id: string, now: number): boolean {
    return (this.selectCache(id).get(id)?.freshUntil ?? 0) > now;
  }

  /** The last known description; empty for a video that does not exist. */
  find(id: string, now: number): string | undefined {
    const cached = this.selectCache(id).get(id);
    return cached !== undefined && cached.until > now ? cached.description : undefined;
  }

  /** Caches a description, undefined for a video that does not exist. Evicts the oldest entries outside the library. */
  put(id: string, description: string | undefined, now: number): void {
    const cache = this.selectCache(id);
    cache.delete(id);
    cache.set(id, {
      description: description ?? '',
      freshUntil: now + (description === undefined ? MISSING_FRESH_MS : FRESH_MS),
      until: now + STALE_MS,
    });
    for (const oldest of this.others.keys()) {
      if (this.others.size <= OTHERS_MAX) break;
      this.others.delete(oldest);
    }
  }

  private selectCache(id: string): Map<string, CachedDescription> {
    return this.libraryIds.has(id) ? this.library : this.others;
  }
}
