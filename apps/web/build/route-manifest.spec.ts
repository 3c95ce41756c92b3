import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dropInherited, selectRoutes, trimRouteManifest } from './route-manifest.ts';

const routes = {
  root: { id: 'root' },
  home: { id: 'home', parentId: 'root' },
  'staff-area': { id: 'staff-area', parentId: 'root' },
  orders: { id: 'orders', parentId: 'staff-area' },
  login: { id: 'login', parentId: 'root' },
};

describe('routes of the browser manifest', () => {
  it('are hydrated ones and their parents', () => {
    const selected = selectRoutes(routes, (id) => ['orders', 'login'].includes(id));

    expect(Object.keys(selected)).toEqual(['root', 'staff-area', 'orders', 'login']);
  });

  it('are none when no page is hydrated', () => {
    expect(selectRoutes(routes, () => false)).toEqual({});
  });
});

it('names each import of a page once: of its parents, only what the route itself adds', () => {
  const entry = { imports: ['react'] };
  const root = { id: 'root', module: 'root.js', imports: ['react', 'button'] };
  const orders = {
    id: 'orders',
    parentId: 'root',
    module: 'orders.js',
    imports: ['react', 'root.js', 'table', 'button'],
  };

  expect(dropInherited({ entry, routes: { root, orders } })).toEqual({
    root: { ...root, imports: ['button'] },
    orders: { ...orders, imports: ['table'] },
  });
});

it('trims the manifest of the router, not a chunk that has its name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'route-manifest-'));
  const assets = join(folder, 'client', 'assets');
  mkdirSync(assets, { recursive: true });
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(folder, 'server', 'index.js'),
    'export const routes = { login: { module: { handle: { hydrate: true } } } };',
  );
  writeFileSync(join(assets, 'manifest-A.js'), '');
  const file = join(assets, 'manifest-b.js');
  const script = (entries: object) =>
    `window.__reactRouterManifest=${JSON.stringify({ entry: { imports: [] }, routes: entries })};`;
  const withFiles = (route: object) => ({ ...route, module: 'a.js', imports: [] });
  const { root, home, login } = routes;
  writeFileSync(file, script({ root: withFiles(root), home: withFiles(home), login: withFiles(login) }));

  await trimRouteManifest(folder);

  expect(readFileSync(file, 'utf8')).toBe(script({ root: withFiles(root), login: withFiles(login) }));
  expect(readFileSync(join(assets, 'manifest-A.js'), 'utf8')).toBe('');
});
