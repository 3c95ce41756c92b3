import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { isInstalled, pinnedNode } from './install.mjs';

let root: string;

function write(path: string, packages: object): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify({ packages }));
}

const yup = { version: '1.7.1', integrity: 'sha512-a' };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(pinnedNode(root), '..'), { recursive: true });
  writeFileSync(pinnedNode(root), '');
  write('package-lock.json', {
    '': {},
    'node_modules/yup': yup,
    'node_modules/mac': { version: '1.0.0', optional: true },
  });
  write('node_modules/.package-lock.json', { 'node_modules/yup': yup });
  return () => rmSync(root, { recursive: true });
});

it('reports installed packages, ignoring those for other platforms', () => {
  expect(isInstalled(root)).toBe(true);
});

it('detects a different version', () => {
  write('package-lock.json', { '': {}, 'node_modules/yup': { ...yup, version: '1.7.2' } });

  expect(isInstalled(root)).toBe(false);
});

it('detects a missing package', () => {
  write('package-lock.json', { '': {}, 'node_modules/yup': yup, 'node_modules/pg': { version: '8.0.0' } });

  expect(isInstalled(root)).toBe(false);
});

it('detects that nothing is installed', () => {
  rmSync(join(root, 'node_modules'), { recursive: true });

  expect(isInstalled(root)).toBe(false);
});
