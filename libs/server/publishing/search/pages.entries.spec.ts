import { ROUTES } from '@paniscus/routes';
import { expect, it } from 'vitest';
import { pageEntries } from './pages.entries.ts';

/** Other views of pages that are found. */
const OTHER_VIEWS = ['celebrationTitle', 'postArchive'];

it('every public page without parameters can be found', () => {
  const names = Object.entries(ROUTES)
    .filter(([, { isIndexed, path }]) => isIndexed && !/[:*]/.test(path))
    .map(([name]) => name);

  expect(pageEntries.map(({ id }) => id).sort()).toEqual(
    names.filter((name) => !OTHER_VIEWS.includes(name)).sort(),
  );
});
