const DEBOUNCE_MS = 1000;

/**
 * Leading-edge debounce: runs the action immediately and ignores calls within `ms` of the last run. Prevents double
 * submission without delaying the first click.
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
