import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { selectRoutes, trimRouteManifest } from './route-manifest.ts';

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
  writeFileSync(file, `window.__reactRouterManifest=${JSON.stringify({ routes })};`);

  await trimRouteManifest(folder);

  expect(readFileSync(file, 'utf8')).toBe(
    'window.__reactRouterManifest={"routes":{"root":{"id":"root"},"login":{"id":"login","parentId":"root"}}};',
  );
  expect(readFileSync(join(assets, 'manifest-A.js'), 'utf8')).toBe('');
});
