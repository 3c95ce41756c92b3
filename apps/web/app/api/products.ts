import { productListResponse } from '@paniscus/domain/products';
import type { Product } from '@paniscus/domain/products';
import { call } from './client';
import { parseResponse } from './parse-response';

export async function readProducts(): Promise<Product[]> {
  return parseResponse(await call('/printify-products/'), productListResponse);
}
