import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHUNK_GROUPS } from './island-chunk-groups';

it('chunk groups list existing islands, each at most once', () => {
  const names = Object.values(CHUNK_GROUPS).flat();

  const missing = names.filter((name) => !existsSync(new URL(`../app/islands/${name}.tsx`, import.meta.url)));

  expect(missing).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
