import type { Product } from '@paniscus/domain/products';

/** Provides the products that search finds; the composition root passes the store's catalog. */
export interface ProductSource {
  /** The known products, without waiting for the fulfillment provider; the same array as long as nothing changes. */
  listStored(): Promise<readonly Product[]>;
}

/** Injection token of the `ProductSource`. */
export const PRODUCT_SOURCE = Symbol('PRODUCT_SOURCE');
