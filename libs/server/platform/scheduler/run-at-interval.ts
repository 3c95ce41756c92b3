/**
 * Runs a task at an interval while a piece of work is in progress, such as renewing its lease, without keeping the process
 * alive. Returns a function that stops it. Periodic work of the server itself belongs to the `Scheduler`.
 */
export function runAtInterval(
  ms: number,
  task: () => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void task().catch(onError), ms);
  timer.unref();
  return () => clearInterval(timer);
}
