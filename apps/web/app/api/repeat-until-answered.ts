import { ProblemError } from './problem-error';

/** Waits before the further attempts while there is a network, in milliseconds. */
const WAITS_MS = [1000, 3000, 6000];

/**
 * Makes a call that may be made several times, and repeats it while no answer arrives: at once when the network is back, however
 * long that takes, and otherwise for ten seconds. Rejects with the last error.
 */
export async function repeatUntilAnswered<T>(call: () => Promise<T>): Promise<T> {
  for (const waitMs of WAITS_MS) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ProblemError) || error.status !== 0) throw error;
      await waitForNetwork(navigator.onLine ? waitMs : undefined);
    }
  }
  return call();
}

/** Ends as soon as the browser says that it has a network again, and after `longestMs`. */
function waitForNetwork(longestMs: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = longestMs === undefined ? undefined : setTimeout(end, longestMs);
    addEventListener('online', end);
  });
}
