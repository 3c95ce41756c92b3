/**
 * Processor time that the work took on this thread, in milliseconds: for limits that hold however busy the machine is.
 * The server of a spec runs on the spec's own thread, its database and its workers do not.
 */
export async function measureCpuTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
