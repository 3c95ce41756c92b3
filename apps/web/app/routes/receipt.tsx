import { receiptResponse } from '@paniscus/domain/donation';
import { ReceiptScreen } from '@paniscus/features/donor-portal';
import type { ReceiptScreenState } from '@paniscus/features/donor-portal';
import { ROUTES, paths } from '@paniscus/routes';
import { data, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseResponse } from '../api/parse-response';
import { toFailedState } from '../failed-state';
import { buildMeta } from '../meta';
import { serverContext } from '../server-context';

export const handle = ROUTES.receipt;
export const meta = () => buildMeta(handle, { title: 'Your receipt' });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = encodeURIComponent(params.token ?? '');
  const response = await context.get(serverContext).api(`/receipt/${token}/`);
  if (response.status === 404) return data<ReceiptScreenState>({ kind: 'notFound' }, { status: 404 });
  if (!response.ok) return toFailedState<ReceiptScreenState>(response, 'Failed to load the receipt');
  return data<ReceiptScreenState>({ kind: 'ready', receipt: await parseResponse(response, receiptResponse) });
}

export default function ReceiptRoute() {
  return <ReceiptScreen state={useLoaderData<typeof loader>()} links={paths} />;
}
