import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { fingerprint, isStale } from './builds.ts';

const build = { name: 'site', inputs: ['app', 'lock.json'], output: 'dist/main.js', steps: [] };
let root: string;

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'builds-'));
  write('app/main.ts', 'one');
  write('lock.json', '{}');
  write('dist/main.js', 'built');
  write('dist/.built/site', fingerprint(build, root));
  return () => rmSync(root, { recursive: true });
});

it('leaves alone what was built from the same contents', () => {
  write('app/main.ts', 'one');
  write('app/main.spec.ts', 'a spec is not built');

  expect(isStale(build, root)).toBe(false);
});

it.each([
  ['a file has changed', () => write('app/main.ts', 'two')],
  ['a file was added', () => write('app/deep/other.ts', '')],
  ['the packages have changed', () => write('lock.json', '{"a":1}')],
  ['what was built is gone', () => rmSync(join(root, 'dist/main.js'))],
])('builds again when %s', (_when, change) => {
  change();

  expect(isStale(build, root)).toBe(true);
});
