import { expect, it } from 'vitest';
import { findProblems, getPackageName } from './check-dependencies.ts';

const declared = { dependencies: ['yup', 'pg'], devDependencies: ['vitest', '@types/pg'] };
const validFiles = [
  { path: 'libs/domain/a.ts', text: "import { object } from 'yup';" },
  { path: 'apps/api/src/a.ts', text: "import { Pool } from 'pg';" },
  { path: 'libs/domain/a.spec.ts', text: "import { it } from 'vitest';" },
];

it('accepts packages that are declared and imported', () => {
  expect(findProblems(declared, validFiles, '', new Set())).toEqual([]);
});

it('rejects an unused package', () => {
  const withUnused = { ...declared, dependencies: [...declared.dependencies, 'left-pad'] };

  expect(findProblems(withUnused, validFiles, '', new Set())).toEqual(['package.json: left-pad is not used']);
});

it('rejects an undeclared import', () => {
  const files = [...validFiles, { path: 'libs/ui/a.ts', text: "import clsx from 'clsx';" }];

  expect(findProblems(declared, files, '', new Set())).toEqual([
    'libs/ui/a.ts: clsx is imported but not in package.json',
  ]);
});

it('rejects a development package in server code', () => {
  const files = [...validFiles, { path: 'apps/api/src/b.ts', text: "import { vi } from 'vitest';" }];

  expect(findProblems(declared, files, '', new Set())).toEqual([
    'apps/api/src/b.ts: vitest is a development package',
  ]);
});

it.each([
  ['@mui/material/Box', '@mui/material'],
  ['react-dom/server', 'react-dom'],
  ['./post.ts', undefined],
  ['node:fs', undefined],
  ['@paniscus/domain/money', undefined],
])('resolves %s to %s', (specifier, name) => {
  expect(getPackageName(specifier)).toBe(name);
});
