import { isFields } from '../../http/form.ts';
import type { FormFields, FormValue } from '../../http/form.ts';
import { CODES, invalid } from '../api/printify-error.ts';
import type { Catalog, CatalogVariant } from '../catalog/catalog.ts';

export type RequestedLine = CatalogVariant & { quantity: number };

const QUANTITY_MAX = 1000;

/** Resolves line items to products and variants; throws for unknown, disabled or sold-out variants. */
export function parseRequestedLines(value: FormValue | undefined, catalog: Catalog): RequestedLine[] {
  if (!Array.isArray(value) || value.length === 0)
    throw invalid(CODES.orderInput, { line_items: ['The line items field is required.'] });
  return value.map((line, index) =>
    parseRequestedLine(isFields(line) ? line : {}, `line_items.${index}`, catalog),
  );
}

function parseRequestedLine(line: FormFields, name: string, catalog: Catalog): RequestedLine {
  const { quantity } = line;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1 || quantity > QUANTITY_MAX)
    throw invalid(CODES.orderInput, {
      [`${name}.quantity`]: [`The ${name}.quantity must be between 1 and ${QUANTITY_MAX}.`],
    });
  const catalogVariant = findVariant(line, catalog);
  if (!catalogVariant)
    throw invalid(
      CODES.product,
      `Product ${String(line.product_id)} has no variant ${String(line.variant_id)}.`,
    );
  if (!catalogVariant.variant.is_enabled)
    throw invalid(
      CODES.product,
      `Variant ${catalogVariant.variant.id} is disabled for product ${catalogVariant.product.id}.`,
    );
  if (!catalogVariant.variant.is_available)
    throw invalid(
      CODES.product,
      `Variant ${catalogVariant.variant.id} of product ${catalogVariant.product.id} is out of stock.`,
    );
  return { ...catalogVariant, quantity };
}

function findVariant(
  { sku, product_id, variant_id }: FormFields,
  catalog: Catalog,
): CatalogVariant | undefined {
  if (typeof product_id === 'string' && typeof variant_id === 'number')
    return catalog.variant(product_id, variant_id);
  if (typeof sku !== 'string') return undefined;
  const product = catalog.all().find(({ variants }) => variants.some((candidate) => candidate.sku === sku));
  const variant = product?.variants.find((candidate) => candidate.sku === sku);
  return product && variant && catalog.variant(product.id, variant.id);
}
