import { join } from 'node:path';
import { findChromium } from '../chromium.mjs';
import { startPostgres } from './postgres.ts';
import { SITE_BUILDS, STORYBOOK_BUILD } from '../system/builds.ts';
import { runScript } from './command.ts';
import { lintCommits } from './commits.ts';
import type { StageResult } from './counts.ts';
import { countLastLine } from './counts.ts';
import { builds, checks, format, lint, playwright, step, vitest } from './runners.ts';
import { typecheck } from './typecheck.ts';

export interface Stage {
  name: string;
  /** Keeps one processor busy and changes nothing, so that the next stage of the kind may run beside it. */
  isLight?: true;
  /** Reports are written into the folder. A text instead of a result says why the machine cannot run it. */
  run: (folder: string) => Promise<StageResult | string>;
}

/** Later stages find the path in the environment and do not look again. */
const browser = () =>
  step(async () => {
    process.env['CHROMIUM_PATH'] = await findChromium();
  });

async function specsOnPostgres(folder: string): Promise<StageResult | string> {
  const server = await startPostgres();
  if (server === undefined) return 'left out: the programs of PostgreSQL are not installed here';
  try {
    const report = join(folder, 'postgres.json');
    return await vitest(report, ['--project', 'api'], { TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

/** What `npm test` does, in this order. */
export const STAGES: Stage[] = [
  { name: 'lint', isLight: true, run: lint },
  { name: 'format', isLight: true, run: format },
  { name: 'commits', isLight: true, run: lintCommits },
  { name: 'checks', isLight: true, run: checks },
  { name: 'types', run: typecheck },
  { name: 'browser', run: browser },
  { name: 'build', run: () => builds([...SITE_BUILDS, STORYBOOK_BUILD]) },
  { name: 'specs', run: (folder) => vitest(join(folder, 'specs.json')) },
  { name: 'postgres', run: specsOnPostgres },
  { name: 'stories', run: async () => countLastLine(await runScript('tools/visual.ts')) },
  { name: 'journeys', run: (folder) => playwright(join(folder, 'journeys.json'), 'journeys', 3) },
  { name: 'budgets', run: (folder) => playwright(join(folder, 'budgets.json'), 'budgets', 1) },
];
