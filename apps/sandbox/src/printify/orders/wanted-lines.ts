import { isFields } from '../../http/form.ts';
import type { FormFields, FormValue } from '../../http/form.ts';
import { CODES, invalid } from '../api/shop-error.ts';
import type { Catalog, Found } from '../catalog/catalog.ts';

export type WantedLine = Found & { quantity: number };

const QUANTITY_MAX = 1000;

/** Resolves line items to products and variants; throws for unknown, disabled or sold-out variants. */
export function wantedLinesFrom(value: FormValue | undefined, catalog: Catalog): WantedLine[] {
  if (!Array.isArray(value) || value.length === 0)
    throw invalid(CODES.orderInput, { line_items: ['The line items field is required.'] });
  return value.map((line, index) => wantedLine(isFields(line) ? line : {}, `line_items.${index}`, catalog));
}

function wantedLine(line: FormFields, name: string, catalog: Catalog): WantedLine {
  const { quantity } = line;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1 || quantity > QUANTITY_MAX)
    throw invalid(CODES.orderInput, {
      [`${name}.quantity`]: [`The ${name}.quantity must be between 1 and ${QUANTITY_MAX}.`],
    });
  const found = foundBy(line, catalog);
  if (!found)
    throw invalid(
      CODES.product,
      `Product ${String(line.product_id)} has no variant ${String(line.variant_id)}.`,
    );
  if (!found.variant.is_enabled)
    throw invalid(CODES.product, `Variant ${found.variant.id} is disabled for product ${found.product.id}.`);
  if (!found.variant.is_available)
    throw invalid(
      CODES.product,
      `Variant ${found.variant.id} of product ${found.product.id} is out of stock.`,
    );
  return { ...found, quantity };
}

function foundBy({ sku, product_id, variant_id }: FormFields, catalog: Catalog): Found | undefined {
  if (typeof product_id === 'string' && typeof variant_id === 'number')
    return catalog.variant(product_id, variant_id);
  if (typeof sku !== 'string') return undefined;
  const product = catalog.all().find(({ variants }) => variants.some((each) => each.sku === sku));
  const variant = product?.variants.find((each) => each.sku === sku);
  return product && variant && catalog.variant(product.id, variant.id);
}
