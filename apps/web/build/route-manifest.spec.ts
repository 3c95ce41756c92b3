import { describe, expect, it } from 'vitest';
import { selectRoutes } from './route-manifest.ts';

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
