import type { Product } from '@paniscus/domain/products';
import { isRecord } from '@paniscus/domain/validation';
import { callApi } from './client';
import { readJson } from './responses/read-json';

const isProduct = (item: unknown): boolean =>
  isRecord(item) && typeof item['id'] === 'string' && Array.isArray(item['variants']);

const isProductList = (body: unknown): body is Product[] => Array.isArray(body) && body.every(isProduct);

/** With current prices: what the browser has stored may be older than the page that shows the cart. */
export async function fetchProducts(): Promise<Product[]> {
  return readJson(await callApi('/printify-products/', { cache: 'no-cache' }), isProductList);
}
