import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';
import type { Tolerance } from './compare.ts';

/** `{ "chromium": 156 }`: the major version that made the baselines. */
const VERSION_FILE = join(ROOT, '.storybook', 'pictures', 'browser.json');

/** Major version of a version such as `156.0.7412.3`. */
export const parseMajorVersion = (version: string): number => Number.parseInt(version, 10);

export function readBaselineVersion(path = VERSION_FILE): number {
  return (JSON.parse(readFileSync(path, 'utf8')) as { chromium: number }).chromium;
}

export function saveBaselineVersion(chromium: number, path = VERSION_FILE): void {
  writeFileSync(path, `{ "chromium": ${chromium} }\n`);
}

/** How screenshots of the installed version are compared with baselines; `notice` tells that it differs. */
export function selectTolerance(
  installed: number,
  baseline: number,
): { tolerance: Tolerance; notice?: string } {
  if (installed === baseline) return { tolerance: 'exact' };
  const notice =
    `Screenshots by Chromium ${installed} are compared with baselines by Chromium ${baseline}, ` +
    'ignoring anti-aliasing; npm run visual:update makes the comparison exact again.';
  return { tolerance: 'anti-aliasing', notice };
}
