import { ROUTES } from '@paniscus/routes';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from '../app/routes.ts';
import { isStaffRoute } from './staff-chunks.plugin.ts';

const listRoutes = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...listRoutes(entry.children ?? [])]);

it('gives scripts to the pages that are hydrated, and to no others', () => {
  const pages = listRoutes(routes).filter(({ path }) => path !== undefined);
  const hydrated = Object.values(ROUTES).filter(({ hydrate }) => hydrate);

  const withScripts = pages.filter(({ file }) => isStaffRoute(file)).map(({ path }) => path);

  expect(hydrated.length).toBeGreaterThan(15);
  expect(new Set(withScripts)).toEqual(new Set(hydrated.map(({ path }) => path)));
});
