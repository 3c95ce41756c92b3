import type Stripe from 'stripe';
import { invalid, resourceMissing } from '../api/api-error.ts';
import { createId } from '../api/ids.ts';
import { isCreatedWithin, paginate } from '../api/pagination.ts';
import type { ApiCall, Context, Resource } from '../context.ts';
import type { Records } from '../records.ts';

const FIELDS = ['active', 'description', 'expand', 'id', 'metadata', 'name', 'statement_descriptor', 'url'];

export function productRoutes(context: Context): Resource {
  const { records } = context;
  return [
    { method: 'POST', path: '/v1/products', handle: (call) => create(context, call) },
    {
      method: 'GET',
      path: '/v1/products',
      handle: ({ params }) => {
        params.only(['active', 'created', 'ending_before', 'expand', 'ids', 'limit', 'starting_after']);
        const ids = params.list('ids');
        const products = records.products
          .all()
          .filter(
            (product) =>
              (ids.length === 0 || ids.includes(product.id)) &&
              (!params.has('active') || product.active === params.flag('active')) &&
              isCreatedWithin(product.created, params),
          );
        return paginate(products.reverse(), '/v1/products', params);
      },
    },
    {
      method: 'GET',
      path: '/v1/products/:id',
      handle: ({ pathParams }) => getProduct(records, pathParams.id ?? '', 'id'),
    },
  ];
}

export function getProduct(records: Records, id: string, param: string): Stripe.Product {
  const product = records.products.get(id);
  if (!product) throw resourceMissing('product', id, param, param === 'id' ? 404 : 400);
  return product;
}

function create({ records, clock, emit }: Context, call: ApiCall): Stripe.Product {
  const { params } = call;
  params.only(FIELDS);
  const id = params.text('id') ?? createId('prod');
  if (records.products.get(id)) {
    throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' });
  }
  const product = records.products.put({
    id,
    object: 'product',
    active: params.has('active') ? params.flag('active') : true,
    created: clock.now(),
    default_price: null,
    description: params.text('description') ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: params.metadata(),
    name: params.required('name'),
    package_dimensions: null,
    shippable: null,
    statement_descriptor: params.text('statement_descriptor') ?? null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: clock.now(),
    url: params.text('url') ?? null,
  });
  emit('product.created', product, call);
  return product;
}
