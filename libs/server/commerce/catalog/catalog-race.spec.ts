import { aProduct } from '@paniscus/fixtures';
import { Clock } from '@paniscus/server/platform';
import { expect, it, vi } from 'vitest';
import { CatalogService } from './catalog.service.ts';

const FETCHED_AT = new Date('2026-05-04T12:00:00Z');
const LATER = new Date('2026-05-04T12:01:00Z');

it('prices a cart by the check that ended while its catalog was read', async () => {
  const product = aProduct();
  const slowRead = Promise.withResolvers<void>();
  const stored = { fetchedAt: FETCHED_AT, products: [product] };
  const readCatalog = vi
    .fn()
    .mockImplementationOnce(() => slowRead.promise.then(() => stored))
    .mockResolvedValue(stored);
  const clock = { now: () => LATER } as Clock;
  const removed = { findProduct: vi.fn().mockResolvedValue(undefined) };
  const catalog = new CatalogService(
    { readCatalog, remove: vi.fn().mockResolvedValue(true) } as never,
    { refreshIfStale: vi.fn() } as never,
    removed as never,
    { invalidate: vi.fn() } as never,
    clock,
    { printify: { apiBase: 'https://api.example.org' } } as never,
  );

  const slow = catalog.refreshProducts([product.id]);
  const fast = catalog.refreshProducts([product.id]);
  expect((await fast).size).toBe(0);
  slowRead.resolve();

  expect((await slow).size).toBe(0);
  expect(removed.findProduct).toHaveBeenCalledOnce();
});
