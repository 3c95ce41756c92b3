// Packages that ship with the site must allow use, change and redistribution.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';
import { finish } from './files.ts';

const ALLOWED_LICENSES = new Set(
  'MIT MIT-0 Apache-2.0 BSD-2-Clause BSD-3-Clause 0BSD ISC MPL-2.0 OFL-1.1 CC0-1.0 Unlicense BlueOak-1.0.0 Python-2.0'.split(
    ' ',
  ),
);

/** 'A OR B' requires one allowed license, 'A AND B' requires all. */
export function isAllowed(expression: string): boolean {
  const choices = expression.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((name) => ALLOWED_LICENSES.has(name.trim())));
}

/** Packages without a license field in the lock file; manually verified as MIT. */
const MANUALLY_VERIFIED = new Set(['passport-strategy', 'pause', 'xtend']);

const getName = (path: string) => path.replace(/^.{0,400}node_modules\//, '');

export interface LockEntry {
  dev?: boolean;
  license?: string;
  link?: boolean;
}

export function findRejected(packages: Record<string, LockEntry>): string[] {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
    .filter(
      ([path, { license }]) =>
        !isAllowed(license ?? (MANUALLY_VERIFIED.has(getName(path)) ? 'MIT' : 'unknown')),
    )
    .map(([path, { license }]) => `${getName(path)}: ${license ?? 'no license named'}`);
}

if (import.meta.main) {
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  finish(
    'check-licenses',
    findRejected((JSON.parse(lock) as { packages: Record<string, LockEntry> }).packages),
  );
}
