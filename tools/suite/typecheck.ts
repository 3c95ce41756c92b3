import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../system/root.ts';
import type { CommandResult } from './command.ts';
import { runScript } from './command.ts';
import type { StageResult } from './counts.ts';
import { add, countAsOne } from './counts.ts';

const typescript = 'node_modules/typescript/bin/tsc';
const WRITTEN = 'dist/types';

/** The routes' types are written by the framework, so they come first. */
async function writeRouteTypes(): Promise<CommandResult> {
  if (!existsSync(join(ROOT, 'apps/web/react-router.config.ts'))) return { isDone: true, output: '' };
  return runScript('node_modules/@react-router/dev/bin.js', ['typegen', 'apps/web']);
}

/** Programs beside each other that are checked alike. */
function isCheckedLike(program: string): string {
  const text = readFileSync(join(ROOT, program), 'utf8');
  const { compilerOptions, include, exclude } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify([program.split('/')[0], compilerOptions, include, exclude]);
}

/** One program of several that are checked alike, so that what they share is read once. */
function asOne(programs: string[], index: number): string {
  const [first = ''] = programs;
  if (programs.length < 2) return first;
  const path = join(ROOT, WRITTEN, `${index}.json`);
  const include = programs.map((program) => join(ROOT, dirname(program)));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ extends: join(ROOT, first), include }));
  return path;
}

/** Every folder with a tsconfig.json is a program; each counts as one. */
export async function typecheck(): Promise<StageResult> {
  const routeTypes = await writeRouteTypes();
  if (!routeTypes.isDone) return countAsOne(routeTypes);
  const programs = globSync(
    ['{apps,libs,libs/features}/*/tsconfig.json', '{tools,.storybook}/tsconfig.json'],
    {
      cwd: ROOT,
    },
  ).sort();
  const waiting = [...Map.groupBy(programs, isCheckedLike).values()].entries();
  const results: StageResult[] = [];
  const check = async () => {
    for (const [index, group] of waiting) {
      const args = ['--noEmit', '--project', asOne(group, index)];
      const { isDone, output } = await runScript(typescript, args);
      const counted = countAsOne({ isDone, output: `${group.join(' ')}\n${output}` });
      results.push({ ...counted, passed: isDone ? group.length : 0 });
    }
  };
  await Promise.all([check(), check()]);
  return add(results);
}
