import { expect, it } from 'vitest';
import { findDeadLinks } from './check-links.ts';

const exists = (path: string) => ['docs/map.md', 'libs/ui/index.ts', 'README.md'].includes(path);
const map = { path: 'docs/map.md', text: '# The map\n\n## Who may import whom?\n' };

it('accepts valid links', () => {
  const text = '[map](docs/map.md#who-may-import-whom) [ui](libs/ui/index.ts) [web](https://example.org/x)';

  expect(findDeadLinks([map, { path: 'README.md', text }], exists)).toEqual([]);
});

it('rejects a link to a missing file', () => {
  const files = [{ path: 'docs/map.md', text: '[start](../start.md)' }];

  expect(findDeadLinks(files, exists)).toEqual(['docs/map.md: ../start.md']);
});

it('rejects a link to a missing heading', () => {
  const files = [map, { path: 'README.md', text: '[map](docs/map.md#gone)' }];

  expect(findDeadLinks(files, exists)).toEqual(['README.md: docs/map.md#gone']);
});

it('ignores links in code examples', () => {
  expect(
    findDeadLinks([{ path: 'README.md', text: '```\n[a](gone.md)\n```\n`[b](gone.md)`' }], exists),
  ).toEqual([]);
});
