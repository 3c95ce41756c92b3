import { paginate } from '../api/pagination.ts';
import { notFound } from '../api/printify-error.ts';
import type { Context, Resource } from '../context.ts';

const PRODUCTS_PER_PAGE_MAX = 50;

export function productRoutes({ catalog }: Context): Resource {
  return [
    {
      method: 'GET',
      path: '/products.json',
      handle: ({ fields, base }) => paginate(catalog.all(base), fields, '/', PRODUCTS_PER_PAGE_MAX),
    },
    {
      method: 'GET',
      path: '/products/:id',
      handle: ({ pathParams, base }) => {
        const product = catalog.find(pathParams.id ?? '', base);
        if (!product) throw notFound();
        return product;
      },
    },
  ];
}
