import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#tools/system/root.ts';
import { NIGHTLY_TARGETS, TARGETS } from './suite.ts';

const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');

/** Rows of the table of targets: name and description. */
const documented = new Map(
  [...read('docs', 'testing.md').matchAll(/^\| `(?<name>[\w-]+)` +\| (?<description>.+?) +\|$/gm)].map(
    ({ groups }) => [groups?.['name'], groups?.['description']],
  ),
);

const projects = globSync('{project.json,{.storybook,apps,libs,tools}/**/project.json}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
}).map((path) => JSON.parse(read(path)) as { targets?: object });

describe('every target', () => {
  it.each([...TARGETS, ...NIGHTLY_TARGETS])('%s belongs to a project', (target) => {
    expect(projects.some(({ targets = {} }) => target in targets)).toBe(true);
  });

  it.each(TARGETS)('%s is described in docs/testing.md', (target) => {
    expect(documented.get(target)).toBeDefined();
    expect(documented.get(target)).not.toMatch(/^Nightly/);
  });

  it.each(NIGHTLY_TARGETS)('%s is described as nightly in docs/testing.md', (target) => {
    expect(documented.get(target)).toMatch(/^Nightly: /);
  });

  it('that docs/testing.md describes as nightly is one', () => {
    const nightly = [...documented].filter(([, description]) => description?.startsWith('Nightly: '));

    expect(nightly.map(([name]) => name).sort()).toEqual([...NIGHTLY_TARGETS].sort());
  });
});

it('runs every night in CI', () => {
  expect(read('.github', 'workflows', 'nightly.yml')).toContain('run: npm run test:nightly');
});
