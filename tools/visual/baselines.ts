import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { compare } from './compare.ts';
import { smallPng } from './small-png.ts';

/** Committed pictures, one a story and scheme: `visual/<story id>.<scheme>.png`. */
export const BASELINES = 'visual';
/** What was seen instead, and the difference, after a failed run. */
export const FAILURES = join('dist', 'visual');

function write(path: string, data: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
}

/** Why the picture is not what its baseline says, or nothing when it is. */
export function judge(name: string, actual: Buffer): string | undefined {
  const path = join(BASELINES, name);
  if (!existsSync(path)) {
    write(join(FAILURES, name), actual);
    return 'has no baseline';
  }
  const { isSame, reason, diff } = compare(readFileSync(path), actual);
  if (isSame) {
    return undefined;
  }
  write(join(FAILURES, name), actual);
  write(join(FAILURES, name.replace(/\.png$/, '.diff.png')), PNG.sync.write(diff));
  return reason;
}

/** Keeps the picture as the baseline, unless the one that is there says the same: no change without a reason. */
export function keep(name: string, actual: Buffer): boolean {
  const path = join(BASELINES, name);
  if (existsSync(path) && compare(readFileSync(path), actual).isSame) {
    return false;
  }
  write(path, smallPng(actual));
  return true;
}

/** Baselines whose story is gone. */
export function obsolete(names: ReadonlySet<string>): string[] {
  const all = existsSync(BASELINES) ? readdirSync(BASELINES).filter((name) => name.endsWith('.png')) : [];
  return all.filter((name) => !names.has(name));
}

export const drop = (name: string): void => rmSync(join(BASELINES, name));
export const dropFailures = (): void => rmSync(FAILURES, { recursive: true, force: true });
