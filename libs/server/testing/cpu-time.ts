/**
 * CPU time in milliseconds that the work takes on this thread, so that limits hold on a busy machine. A spec's server
 * shares its thread; its database and workers do not.
 */
export async function measureCpuTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
