import { getPage } from '../api/pages.ts';
import { notFound } from '../api/shop-error.ts';
import type { Context, Resource } from '../context.ts';

const PRODUCTS_A_PAGE_MAX = 50;

export function productRoutes({ catalog }: Context): Resource {
  return [
    {
      method: 'GET',
      path: '/products.json',
      handle: ({ fields, base }) => getPage(catalog.all(base), fields, '/', PRODUCTS_A_PAGE_MAX),
    },
    {
      method: 'GET',
      path: '/products/:id',
      handle: ({ places, base }) => {
        const product = catalog.find(places.id ?? '', base);
        if (!product) throw notFound();
        return product;
      },
    },
  ];
}
