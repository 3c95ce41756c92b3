/** Runs a task now and then; it never keeps the process alive. Answers the function that ends it. */
export function repeatEvery(
  ms: number,
  task: () => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void task().catch(onError), ms);
  timer.unref();
  return () => clearInterval(timer);
}
