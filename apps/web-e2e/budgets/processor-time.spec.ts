import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

interface CpuCost {
  pageUs: number;
  bareUs: number;
  ratio: number;
}

/** The tools are no project of the workspace, so they are reached by address. */
const { cpuCost } = (await import(new URL('../../../tools/bench/cpu.ts', import.meta.url).href)) as {
  cpuCost: (pageUrl: string, pid: number) => Promise<CpuCost>;
};

test('a kept page costs at most twice the processor time of a bare server that sends the same bytes', async () => {
  test.setTimeout(180_000);

  const { pageUs, bareUs, ratio } = await cpuCost(`${system.siteUrl}/posts`, system.pid);

  const description = `${pageUs.toFixed(0)} µs against ${bareUs.toFixed(0)} µs a request`;
  test.info().annotations.push({ type: 'processor time', description });
  expect(ratio, description).toBeLessThanOrEqual(2);
});
