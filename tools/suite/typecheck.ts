import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../system/root.ts';
import type { CommandResult } from './command.ts';
import { runScript } from './command.ts';
import type { StageResult } from './counts.ts';
import { add, countAsOne } from './counts.ts';

const typescript = 'node_modules/typescript/bin/tsc';

/** The routes' types are written by the framework, so they come first. */
async function writeRouteTypes(): Promise<CommandResult> {
  if (!existsSync(join(ROOT, 'apps/web/react-router.config.ts'))) return { isDone: true, output: '' };
  return runScript('node_modules/@react-router/dev/bin.js', ['typegen', 'apps/web']);
}

/** Every folder with a tsconfig.json is a program; each counts as one. */
export async function typecheck(): Promise<StageResult> {
  const routeTypes = await writeRouteTypes();
  if (!routeTypes.isDone) return countAsOne(routeTypes);
  const programs = globSync(
    ['tsconfig.json', '{apps,libs,libs/features}/*/tsconfig.json', '{tools,.storybook}/tsconfig.json'],
    {
      cwd: ROOT,
    },
  ).sort();
  const waiting = programs.values();
  const results: StageResult[] = [];
  const check = async () => {
    for (const program of waiting) {
      const { isDone, output } = await runScript(typescript, ['--noEmit', '--project', program]);
      results.push(countAsOne({ isDone, output: `${program}\n${output}` }));
    }
  };
  await Promise.all([check(), check()]);
  return add(results);
}
