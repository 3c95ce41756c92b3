import type { Product } from '@paniscus/domain/products';
import { call } from './client';

export async function readProducts(): Promise<Product[]> {
  return (await (await call('/printify-products/')).json()) as Product[];
}
