const HOUR_MS = 3_600_000;
/** Descriptions change rarely; a missing video may appear soon. */
const KNOWN_MS = 6 * HOUR_MS;
const ABSENT_MS = HOUR_MS / 6;
/** How long a stale description is served while the service is unavailable. */
const LAST_GOOD_MS = 7 * 24 * HOUR_MS;
const STRANGERS_MAX = 5000;

type Saved = { description: string; freshUntil: number; until: number };

/** In-memory cache of video descriptions: fresh for a while, then served stale while the service is unavailable. */
export class DescriptionCache {
  private readonly library = new Map<string, Saved>();
  private readonly strangers = new Map<string, Saved>();
  private readonly inLibrary: ReadonlySet<string>;

  /** Library videos have their own map, so other requests cannot evict them. */
  constructor(inLibrary: ReadonlySet<string>) {
    this.inLibrary = inLibrary;
  }

  isFresh(id: string, now: number): boolean {
    return (this.cacheFor(id).get(id)?.freshUntil ?? 0) > now;
  }

  /** The last known description; empty for a video that does not exist. */
  find(id: string, now: number): string | undefined {
    const cached = this.cacheFor(id).get(id);
    return cached !== undefined && cached.until > now ? cached.description : undefined;
  }

  /** Caches a description, undefined for a video that does not exist. Evicts the oldest entries outside the library. */
  put(id: string, description: string | undefined, now: number): void {
    const cache = this.cacheFor(id);
    cache.delete(id);
    cache.set(id, {
      description: description ?? '',
      freshUntil: now + (description === undefined ? ABSENT_MS : KNOWN_MS),
      until: now + LAST_GOOD_MS,
    });
    for (const oldest of this.strangers.keys()) {
      if (this.strangers.size <= STRANGERS_MAX) break;
      this.strangers.delete(oldest);
    }
  }

  private cacheFor(id: string): Map<string, Saved> {
    return this.inLibrary.has(id) ? this.library : this.strangers;
  }
}
