import { InvalidControlCall } from '../../control/invalid-control-call.ts';
import type { FormFields } from '../../http/form.ts';
import type { Route } from '../../http/routes.ts';
import type { ControlHandler } from '../../http/service.ts';
import type { Catalog, VariantChange } from './catalog.ts';

const FIELDS = ['product', 'variant', 'price', 'is_available', 'is_enabled', 'visible'];

export function catalogControls(catalog: Catalog): Route<ControlHandler>[] {
  return [
    {
      method: 'GET',
      path: 'catalog',
      handle: () => catalog.all(),
    },
    {
      method: 'POST',
      path: 'catalog',
      handle: ({ fields }) => changeCatalog(catalog, fields),
    },
    {
      method: 'DELETE',
      path: 'catalog',
      handle: () => {
        catalog.reset();
        return {};
      },
    },
  ];
}

function changeCatalog(catalog: Catalog, fields: FormFields): object {
  const unknown = Object.keys(fields).find((name) => !FIELDS.includes(name));
  if (unknown) throw new InvalidControlCall(`Unknown field "${unknown}".`);
  const id = catalog.resolveId(String(fields.product));
  const product = id ? catalog.find(id) : undefined;
  if (!product) throw new InvalidControlCall(`Unknown product "${String(fields.product)}".`);
  const { variant } = fields;
  const variants = product.variants.filter(
    ({ id: variantId, title }) => variant === undefined || variant === variantId || variant === title,
  );
  if (variants.length === 0)
    throw new InvalidControlCall(`${product.title} has no variant "${String(variant)}".`);

  const { visible, ...variantChange } = parseChange(fields);
  const hasVariantChange = Object.keys(variantChange).length > 0;
  if (!hasVariantChange && visible === undefined) throw new InvalidControlCall('No change is specified.');
  catalog.change(
    product.id,
    { ...variantChange, ...(visible === undefined ? {} : { visible }) },
    hasVariantChange ? variants.map((productVariant) => productVariant.id) : [],
  );
  return catalog.find(product.id) ?? {};
}

function parseChange(fields: FormFields): VariantChange & { visible?: boolean } {
  const { price } = fields;
  if (price !== undefined && !(Number.isSafeInteger(price) && Number(price) >= 0))
    throw new InvalidControlCall('"price" must be an integer number of US cents.');
  const flags = ['is_available', 'is_enabled', 'visible'].filter((name) => fields[name] !== undefined);
  const invalidFlag = flags.find((name) => typeof fields[name] !== 'boolean');
  if (invalidFlag) throw new InvalidControlCall(`"${invalidFlag}" must be a boolean.`);
  return {
    ...(price === undefined ? {} : { price: Number(price) }),
    ...Object.fromEntries(flags.map((name) => [name, fields[name]])),
  };
}
