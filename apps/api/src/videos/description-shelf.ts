const HOUR_MS = 3_600_000;
/** A description seldom changes; a film that is not there yet may be there soon. */
const KNOWN_MS = 6 * HOUR_MS;
const ABSENT_MS = HOUR_MS / 6;
/** How long the last good answer stands in while the service is away. */
const LAST_GOOD_MS = 7 * 24 * HOUR_MS;
const STRANGERS_MAX = 5000;

type Saved = { description: string; freshUntil: number; until: number };

/** What the video service said, in this process: fresh for a while, then good enough while nobody knows better. */
export class DescriptionShelf {
  private readonly library = new Map<string, Saved>();
  private readonly strangers = new Map<string, Saved>();
  private readonly inLibrary: ReadonlySet<string>;

  /** Films of the library stand on a shelf of their own: whatever anybody asks for, they stay. */
  constructor(inLibrary: ReadonlySet<string>) {
    this.inLibrary = inLibrary;
  }

  /** Whether nobody need be asked. */
  isFresh(id: string, now: number): boolean {
    return (this.shelfFor(id).get(id)?.freshUntil ?? 0) > now;
  }

  /** The last good answer; empty for a film that the service does not have. */
  find(id: string, now: number): string | undefined {
    const cached = this.shelfFor(id).get(id);
    return cached !== undefined && cached.until > now ? cached.description : undefined;
  }

  /** Keeps an answer, undefined for a film that is not there. The oldest about strangers make room. */
  put(id: string, description: string | undefined, now: number): void {
    const shelf = this.shelfFor(id);
    shelf.delete(id);
    shelf.set(id, {
      description: description ?? '',
      freshUntil: now + (description === undefined ? ABSENT_MS : KNOWN_MS),
      until: now + LAST_GOOD_MS,
    });
    for (const oldest of this.strangers.keys()) {
      if (this.strangers.size <= STRANGERS_MAX) break;
      this.strangers.delete(oldest);
    }
  }

  private shelfFor(id: string): Map<string, Saved> {
    return this.inLibrary.has(id) ? this.library : this.strangers;
  }
}
