import { ProblemException } from '../http/problem.ts';
import type { EventLog } from '../logging/event-log.ts';

/** Work that is due item by item, such as payments to compare with the provider. */
export type Poller<Item> = Readonly<{
  /** Also the prefix of its log events: `<name>_failed` and `<name>_of_one_failed`. */
  name: string;
  everyMs?: number;
  atStart?: boolean;
  /** Runs before the first claim. */
  prepare?: (cause: string) => Promise<void>;
  /**
   * Claims items that were due at `dueBy`, and schedules their next check in the same statement, so that several
   * processes share the work and a crash only delays it.
   */
  claim: (dueBy: Date) => Promise<Item[]>;
  /** Largest number of items that one claim returns. By default one claim returns everything that is due. */
  batch?: number;
  handle: (item: Item, cause: string) => Promise<unknown>;
  /** Returns claimed items that were not handled, because the provider is unavailable or the server stops. */
  release?: (items: readonly Item[]) => Promise<void>;
}>;

type Run = { cause: string; signal: AbortSignal; dueBy: Date; log: Pick<EventLog, 'warn'> };

/**
 * Handles everything that is due. What becomes due during the run waits for the next one; otherwise a run with much work
 * might never end. A failing item does not block the others; an unavailable provider (503) ends the run.
 */
export async function pollDue<Item>(poller: Poller<Item>, run: Run): Promise<void> {
  await poller.prepare?.(run.cause);
  let claimed: Item[];
  do {
    claimed = await poller.claim(run.dueBy);
    await handleAll(poller, claimed, run);
  } while (claimed.length === poller.batch && !run.signal.aborted);
}

async function handleAll<Item>(poller: Poller<Item>, items: readonly Item[], run: Run): Promise<void> {
  const unhandled = [...items];
  try {
    for (const item of items) {
      if (run.signal.aborted) return;
      await handleOne(poller, item, run);
      unhandled.shift();
    }
  } finally {
    if (unhandled.length > 0) await poller.release?.(unhandled);
  }
}

async function handleOne<Item>(
  { name, handle }: Poller<Item>,
  item: Item,
  { cause, log }: Run,
): Promise<void> {
  try {
    await handle(item, cause);
  } catch (error) {
    if (error instanceof ProblemException && error.getStatus() === 503) throw error;
    log.warn(`${name}_of_one_failed`, error);
  }
}
