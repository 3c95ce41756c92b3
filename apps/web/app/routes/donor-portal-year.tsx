import { yearSummaryResponse } from '@paniscus/domain/donor-portal';
import { parseId } from '@paniscus/domain/ids';
import { DonorPortalYearScreen } from '@paniscus/features/donor-portal';
import type { DonorPortalYearState } from '@paniscus/features/donor-portal';
import { ROUTES, paths } from '@paniscus/routes';
import { data, useLoaderData, useParams } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseResponse } from '../api/parse-response';
import { toFailedState } from '../failed-state';
import { buildMeta } from '../meta';
import { serverContext } from '../server-context';

export const handle = ROUTES.donorPortalYear;
export const meta = () => buildMeta(handle, { title: 'Your year of giving' });

const notFound = () => data<DonorPortalYearState>({ kind: 'notFound' }, { status: 404 });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const year = parseId(params.year);
  if (year === undefined) return notFound();
  const token = encodeURIComponent(params.token ?? '');
  const response = await context.get(serverContext).api(`/giving/${token}/years/${year}/`);
  if (response.status === 404) return notFound();
  if (!response.ok) return toFailedState<DonorPortalYearState>(response, 'Failed to load the summary');
  return data<DonorPortalYearState>({
    kind: 'ready',
    summary: await parseResponse(response, yearSummaryResponse),
  });
}

export default function DonorPortalYearRoute() {
  const { token = '' } = useParams();
  const links = { ...paths, donorPortal: paths.donorPortal(token) };
  return <DonorPortalYearScreen state={useLoaderData<typeof loader>()} links={links} />;
}
