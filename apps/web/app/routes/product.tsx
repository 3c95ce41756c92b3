import { productResponse } from '@paniscus/domain/products';
import type { Product } from '@paniscus/domain/products';
import { ProductScreen } from '@paniscus/features/store';
import { Island } from '@paniscus/islands';
import type { RenderedIsland } from '@paniscus/islands';
import { ROUTES, paths } from '@paniscus/routes';
import { data, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router-dom';
import { parseResponse } from '../api/parse-response';
import { toErrorStatus } from '../failed-state';
import { breadcrumbs } from '../head/breadcrumbs';
import { buildProductMeta } from '../head/product';
import { renderIsland } from '../islands/island.loader';
import { buildMeta } from '../meta';
import { serverContext } from '../server-context';

type Page = { kind: 'notFound' | 'failed' } | { kind: 'ready'; product: Product; island: RenderedIsland };

export const handle = ROUTES.product;

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (loaderData?.kind === 'notFound') return buildMeta(undefined, { title: 'Product not found' });
  if (loaderData?.kind !== 'ready') return buildMeta(undefined, { title: 'Product' });
  return buildProductMeta(loaderData.product);
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = context.get(serverContext);
  const response = await api(`/printify-products/${encodeURIComponent(params.id ?? '')}/`);
  if (response.status === 404) return data<Page>({ kind: 'notFound' }, { status: 404 });
  if (!response.ok) return data<Page>({ kind: 'failed' }, { status: toErrorStatus(response) });
  const product = await parseResponse(response, productResponse);
  const island = renderIsland(context, 'ProductIsland', {
    product,
    breadcrumbs: breadcrumbs.product(product),
  });
  return data<Page>({ kind: 'ready', product, island });
}

export default function ProductRoute() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'ready') return <Island island={page.island} hydrate="activity" />;
  return <ProductScreen state={page} onAddToCart={rejectItem} links={paths} />;
}

/** Without a product the screen has no button. */
const rejectItem = () => 'full' as const;
