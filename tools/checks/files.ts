import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';

/** `path` is relative to the root, with forward slashes. */
export interface ProjectFile {
  path: string;
  text: string;
}

const BINARY_FILE = /\.(png|jpe?g|webp|avif|ico|gif|woff2?|ttf|mp3|mp4|ogg|wav|webm|pdf|br|gz)$/;

export const isBinary = (path: string): boolean => BINARY_FILE.test(path);

/** Tracked and untracked files, without those that git ignores. */
export function listProjectPaths(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listing = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return listing.split('\0').filter((path) => path !== '' && existsSync(join(ROOT, path)));
}

export function readProjectFiles(isIncluded: (path: string) => boolean): ProjectFile[] {
  return listProjectPaths()
    .filter((path) => isIncluded(path) && !isBinary(path) && statSync(join(ROOT, path)).isFile())
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

export const isSource = (path: string): boolean => /\.(ts|tsx|mts|mjs|js)$/.test(path);
export const isTest = (path: string): boolean =>
  /\.(spec|stories)\.tsx?$|\/(testing|preview)\/|^apps\/web-e2e\//.test(path);

/** Prints the failures of a check and sets the exit code. */
export function finish(name: string, failures: string[]): void {
  if (failures.length === 0) {
    console.log(`${name}: no problems found`);
    return;
  }
  console.error(`${name}: ${failures.length} found\n  ${failures.join('\n  ')}`);
  process.exitCode = 1;
}
