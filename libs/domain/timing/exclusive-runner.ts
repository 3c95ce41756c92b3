const PAUSE_MS = 1000;

/**
 * Runs one action at a time: ignores actions while another one runs, and within `ms` of its start. Prevents that two
 * buttons of a form start two payments.
 */
export function createExclusiveRunner(ms: number = PAUSE_MS, now: () => number = Date.now) {
  let startedAt: number | undefined;
  let isRunning = false;
  return async (action: () => void | Promise<void>): Promise<void> => {
    const time = now();
    if (isRunning || (startedAt !== undefined && time - startedAt < ms)) return;
    startedAt = time;
    isRunning = true;
    try {
      await action();
    } finally {
      isRunning = false;
    }
  };
}
