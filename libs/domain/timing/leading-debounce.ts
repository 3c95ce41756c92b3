/** Repeats of an action within this time after its first run are ignored. */
export const DEBOUNCE_MS = 1000;

/**
 * Runs the action at once and ignores its repeats until `ms` have passed since the last run:
 * nobody waits for a button, and nobody pays twice by pressing twice.
 */
export function leadingDebounce<Arguments extends unknown[]>(
  action: (...values: Arguments) => void,
  ms: number = DEBOUNCE_MS,
  now: () => number = Date.now,
): (...values: Arguments) => void {
  let lastRunAt: number | undefined;
  return (...values) => {
    const time = now();
    if (lastRunAt !== undefined && time - lastRunAt < ms) return;
    lastRunAt = time;
    action(...values);
  };
}
