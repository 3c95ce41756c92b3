import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createMemoryFolder } from './memory-folder.ts';

function createParent(): string {
  const parent = mkdtempSync(join(tmpdir(), 'paniscus-memory-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  return parent;
}

it('a folder in memory can be entered by another user, and is removed with its files', () => {
  const parent = createParent();

  const folder = createMemoryFolder(parent, 1);

  const path = folder?.path ?? '';
  expect(dirname(path)).toBe(parent);
  expect(statSync(path).mode & 0o777).toBe(0o711);
  writeFileSync(join(path, 'file'), '');
  folder?.remove();
  expect(existsSync(path)).toBe(false);
});

it('no folder is created where there is too little memory, or none', () => {
  const parent = createParent();

  expect(createMemoryFolder(parent, Number.MAX_VALUE)).toBeUndefined();
  expect(createMemoryFolder(join(parent, 'missing'))).toBeUndefined();
});
