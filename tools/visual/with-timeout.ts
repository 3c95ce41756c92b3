/** Rejects with the message if the result takes longer than this. */
export async function withTimeout<T>(result: Promise<T>, timeoutMs: number, message: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), timeoutMs);
  });
  try {
    return await Promise.race([result, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

const CLOSE_TIMEOUT_MS = 30_000;

/** Closes a page, a context or a browser; rejects if that takes longer than half a minute. */
export const closeInTime = (resource: { close: () => Promise<void> }): Promise<void> =>
  withTimeout(resource.close(), CLOSE_TIMEOUT_MS, 'The browser did not close in time.');
