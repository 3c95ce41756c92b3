/** Runs a task at an interval without keeping the process alive. Returns a function that stops it. */
export function repeatEvery(
  ms: number,
  task: () => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void task().catch(onError), ms);
  timer.unref();
  return () => clearInterval(timer);
}
