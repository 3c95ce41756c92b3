import type { Clock } from '../../clock/clock.ts';
import type { Collection } from '../../store/collection.ts';
import type { Store } from '../../store/store.ts';
import { DESIGNS } from './designs.data.ts';
import type { Kind } from './design.types.ts';
import { computeProductId, toPrintifyProduct, formatTimestamp } from './products.ts';
import type { PrintifyProduct, ProductVariant } from './product.types.ts';

export type VariantChange = Partial<Pick<ProductVariant, 'price' | 'is_available' | 'is_enabled'>>;

interface ProductChanges {
  id: string;
  visible?: boolean;
  variants: Record<string, VariantChange>;
  updated_at: string;
}

export interface CatalogVariant {
  kind: Kind;
  product: PrintifyProduct;
  variant: ProductVariant;
}

export class Catalog {
  readonly #changes: Collection<ProductChanges>;
  readonly #clock: Clock;
  readonly #shopId: number;

  constructor(store: Store, clock: Clock, shopId: string) {
    this.#changes = store.collection<ProductChanges>('catalogue_changes');
    this.#clock = clock;
    this.#shopId = Number(shopId);
  }

  /** Products in the order of the designs. `base` is the URL prefix of the pictures. */
  all(base = ''): PrintifyProduct[] {
    const changes = new Map(this.#changes.all().map((change) => [change.id, change]));
    return DESIGNS.map((design) =>
      applyChanges(toPrintifyProduct(design, this.#shopId, base), changes.get(computeProductId(design))),
    );
  }

  find(id: string, base = ''): PrintifyProduct | undefined {
    return this.all(base).find((product) => product.id === id);
  }

  variant(productId: string, variantId: number): CatalogVariant | undefined {
    const product = this.find(productId);
    const design = DESIGNS.find((candidate) => computeProductId(candidate) === productId);
    const variant = product?.variants.find(({ id }) => id === variantId);
    return design && product && variant && { kind: design.kind, product, variant };
  }

  resolveId(name: string): string | undefined {
    const design = DESIGNS.find(
      (candidate) => candidate.slug === name || computeProductId(candidate) === name,
    );
    return design && computeProductId(design);
  }

  /** Applies the change to the given variants; `visible` applies to the product. */
  change(productId: string, change: VariantChange & { visible?: boolean }, variantIds: number[]): void {
    const before = this.#changes.get(productId) ?? { id: productId, variants: {}, updated_at: '' };
    const { visible, ...variantChange } = change;
    const variants = { ...before.variants };
    for (const id of variantIds) variants[id] = { ...variants[id], ...variantChange };
    this.#changes.put({
      ...before,
      ...(visible === undefined ? {} : { visible }),
      variants,
      updated_at: formatTimestamp(this.#clock.date()),
    });
  }

  reset(): void {
    this.#changes.clear();
  }
}

function applyChanges(product: PrintifyProduct, changes: ProductChanges | undefined): PrintifyProduct {
  if (!changes) return product;
  const { external, ...rest } = product;
  const visible = changes.visible ?? product.visible;
  return {
    ...rest,
    visible,
    ...(visible ? { external: external ?? { id: product.id, handle: `/product/${product.id}` } } : {}),
    variants: product.variants.map((variant) => ({ ...variant, ...changes.variants[variant.id] })),
    updated_at: changes.updated_at,
  };
}
