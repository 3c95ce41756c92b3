import { Refused } from '../../control/refused.ts';
import type { FormFields } from '../../http/form.ts';
import type { Route } from '../../http/routes.ts';
import type { ControlHandler } from '../../http/service.ts';
import type { Catalog, VariantChange } from './catalog.ts';

const FIELDS = ['product', 'variant', 'price', 'is_available', 'is_enabled', 'visible'];

export function catalogControls(catalog: Catalog): Route<ControlHandler>[] {
  return [
    {
      method: 'GET',
      path: 'catalogue',
      handle: () => catalog.all(),
    },
    {
      method: 'POST',
      path: 'catalogue',
      handle: ({ fields }) => changed(catalog, fields),
    },
    {
      method: 'DELETE',
      path: 'catalogue',
      handle: () => {
        catalog.restore();
        return {};
      },
    },
  ];
}

function changed(catalog: Catalog, fields: FormFields): object {
  const unknown = Object.keys(fields).find((name) => !FIELDS.includes(name));
  if (unknown) throw new Refused(`There is nothing called "${unknown}" to change.`);
  const id = catalog.idFrom(String(fields.product));
  const product = id ? catalog.find(id) : undefined;
  if (!product) throw new Refused(`There is no product "${String(fields.product)}".`);
  const { variant } = fields;
  const chosen = product.variants.filter(
    ({ id: variantId, title }) => variant === undefined || variant === variantId || variant === title,
  );
  if (chosen.length === 0) throw new Refused(`${product.title} has no variant "${String(variant)}".`);

  const { visible, ...forVariant } = changeFrom(fields);
  const belongsToVariants = Object.keys(forVariant).length > 0;
  if (!belongsToVariants && visible === undefined) throw new Refused('Say what changes.');
  catalog.change(
    product.id,
    { ...forVariant, ...(visible === undefined ? {} : { visible }) },
    belongsToVariants ? chosen.map((each) => each.id) : [],
  );
  return catalog.find(product.id) ?? {};
}

function changeFrom(fields: FormFields): VariantChange & { visible?: boolean } {
  const { price } = fields;
  if (price !== undefined && !(Number.isSafeInteger(price) && Number(price) >= 0))
    throw new Refused('"price" is whole US cents.');
  const flags = ['is_available', 'is_enabled', 'visible'].filter((name) => fields[name] !== undefined);
  const wrong = flags.find((name) => typeof fields[name] !== 'boolean');
  if (wrong) throw new Refused(`"${wrong}" is true or false.`);
  return {
    ...(price === undefined ? {} : { price: Number(price) }),
    ...Object.fromEntries(flags.map((name) => [name, fields[name]])),
  };
}
