type PressEvent = Pick<Event, 'type' | 'timeStamp'>;

/**
 * Ignores presses within a time after the last one, as trembling hands make them. A press that begins too soon is ignored
 * until its click.
 */
export function createDebounce(debounceMs: number) {
  let lastPress = -Infinity;
  let isIgnoring = false;

  return {
    /** Whether this pointer down, or the click that ends it, belongs to a press that is ignored. */
    isTooSoon({ type, timeStamp }: PressEvent): boolean {
      const wasIgnoring = isIgnoring;
      isIgnoring = type === 'pointerdown' && timeStamp - lastPress < debounceMs;
      if (type === 'pointerdown') return isIgnoring;
      return wasIgnoring || timeStamp - lastPress < debounceMs;
    },
    record({ timeStamp }: PressEvent): void {
      lastPress = timeStamp;
    },
  };
}

/** The same for switches: returns whether a press of this switch follows its last one too soon. */
export function createSwitchDebounce(debounceMs: number) {
  const lastPresses = new Map<string, number>();
  return (switchName: string, timeStamp: number): boolean => {
    const isTooSoon = timeStamp - (lastPresses.get(switchName) ?? -Infinity) < debounceMs;
    if (!isTooSoon) lastPresses.set(switchName, timeStamp);
    return isTooSoon;
  };
}
