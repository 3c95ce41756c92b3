import { parseProductFilter, listTags, productListResponse } from '@paniscus/domain/products';
import type { ProductFilter } from '@paniscus/domain/products';
import { ProductScreen, StoreScreen } from '@paniscus/features/store';
import type { StoreState } from '@paniscus/features/store';
import { ROUTES, paths } from '@paniscus/routes';
import { data, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseResponse } from '../api/parse-response';
import { toErrorStatus } from '../failed-state';
import { LoadingView } from '../loading/LoadingView';
import { buildMeta } from '../meta';
import { serverContext } from '../server-context';

type Page = { state: StoreState; filter: ProductFilter };

export const handle = ROUTES.store;
export const meta = () =>
  buildMeta(handle, {
    title: 'Store',
    description: 'Shirts, mugs and prints with signs inspired by lexigrams. Proceeds support bonobos.',
  });

export async function loader({ context, url }: LoaderFunctionArgs) {
  const filter = parseProductFilter(url.searchParams);
  const response = await context.get(serverContext).api('/printify-products/');
  if (!response.ok)
    return data<Page>({ state: { kind: 'failed' }, filter }, { status: toErrorStatus(response) });
  const products = await parseResponse(response, productListResponse);
  const state: StoreState = products.length === 0 ? { kind: 'empty' } : { kind: 'ready', products };
  // 404 for unknown categories, so that made-up ones do not fill the page cache.
  const isKnown = filter.tag === '' || listTags(products).includes(filter.tag);
  return data<Page>({ state, filter }, { status: isKnown ? 200 : 404 });
}

export default function StoreRoute() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <StoreScreen {...page} links={paths} />
      <LoadingView path={paths.product('')}>
        <ProductScreen state={{ kind: 'loading' }} onAddToCart={rejectItem} links={paths} />
      </LoadingView>
      <LoadingView path={paths.store}>
        <StoreScreen {...page} state={{ kind: 'loading' }} links={paths} />
      </LoadingView>
    </>
  );
}

/** A screen that loads has no button. */
const rejectItem = () => 'full' as const;
