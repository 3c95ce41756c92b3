import type { Clock } from '../../clock/clock.ts';
import type { Collection } from '../../store/collection.ts';
import type { Store } from '../../store/store.ts';
import { DESIGNS } from './designs.data.ts';
import type { Kind } from './design.types.ts';
import { findId, productFrom, stamp } from './products.ts';
import type { PrintifyProduct, ProductVariant } from './product.types.ts';

export type VariantChange = Partial<Pick<ProductVariant, 'price' | 'is_available' | 'is_enabled'>>;

interface Changes {
  id: string;
  visible?: boolean;
  variants: Record<string, VariantChange>;
  updated_at: string;
}

export interface Found {
  kind: Kind;
  product: PrintifyProduct;
  variant: ProductVariant;
}

export class Catalog {
  readonly #changes: Collection<Changes>;
  readonly #clock: Clock;
  readonly #shopId: number;

  constructor(store: Store, clock: Clock, shopId: string) {
    this.#changes = store.collection<Changes>('catalogue_changes');
    this.#clock = clock;
    this.#shopId = Number(shopId);
  }

  /** Products in the order of the designs. `base` is the URL prefix of the pictures. */
  all(base = ''): PrintifyProduct[] {
    const changes = new Map(this.#changes.all().map((each) => [each.id, each]));
    return DESIGNS.map((design) =>
      changed(productFrom(design, this.#shopId, base), changes.get(findId(design))),
    );
  }

  find(id: string, base = ''): PrintifyProduct | undefined {
    return this.all(base).find((product) => product.id === id);
  }

  variant(productId: string, variantId: number): Found | undefined {
    const product = this.find(productId);
    const design = DESIGNS.find((each) => findId(each) === productId);
    const variant = product?.variants.find(({ id }) => id === variantId);
    return design && product && variant && { kind: design.kind, product, variant };
  }

  idFrom(name: string): string | undefined {
    const design = DESIGNS.find((each) => each.slug === name || findId(each) === name);
    return design && findId(design);
  }

  /** Applies the change to the given variants; `visible` applies to the product. */
  change(productId: string, change: VariantChange & { visible?: boolean }, variantIds: number[]): void {
    const before = this.#changes.get(productId) ?? { id: productId, variants: {}, updated_at: '' };
    const { visible, ...forVariant } = change;
    const variants = { ...before.variants };
    for (const id of variantIds) variants[id] = { ...variants[id], ...forVariant };
    this.#changes.put({
      ...before,
      ...(visible === undefined ? {} : { visible }),
      variants,
      updated_at: stamp(this.#clock.date()),
    });
  }

  restore(): void {
    this.#changes.clear();
  }
}

function changed(product: PrintifyProduct, changes: Changes | undefined): PrintifyProduct {
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
