import type { Product } from '@paniscus/domain/products';
import { isRecord } from '@paniscus/domain/validation';
import { callApi } from './client';
import { readJson } from './responses/read-json';

const isProduct = (item: unknown): boolean =>
  isRecord(item) && typeof item['id'] === 'string' && Array.isArray(item['variants']);

const isProductList = (body: unknown): body is Product[] => Array.isArray(body) && body.every(isProduct);

export async function fetchProducts(): Promise<Product[]> {
  return readJson(await callApi('/printify-products/'), isProductList);
}
