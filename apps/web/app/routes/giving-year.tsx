import { idFrom } from '@paniscus/domain';
import type { YearSummary } from '@paniscus/domain';
import { GivingYearScreen } from '@paniscus/features/giving';
import type { GivingYearState } from '@paniscus/features/giving';
import { data, useLoaderData, useParams } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { failureOf } from '../failure';
import { metaOf } from '../meta';
import { pages, paths } from '../paths';
import { serverContext } from '../server-context';

export const handle = pages.givingYear;
export const meta = () => metaOf(handle, { title: 'Your year of giving' });

const nothing = () => data<GivingYearState>({ kind: 'notFound' }, { status: 404 });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const year = idFrom(params.year);
  if (year === undefined) return nothing();
  const token = encodeURIComponent(params.token ?? '');
  const answer = await context.get(serverContext).api(`/giving/${token}/years/${year}/`);
  if (answer.status === 404) return nothing();
  if (!answer.ok) return failureOf<GivingYearState>(answer, 'Failed to load the summary');
  return data<GivingYearState>({ kind: 'ready', summary: (await answer.json()) as YearSummary });
}

export default function GivingYearRoute() {
  const { token = '' } = useParams();
  const links = { ...paths, giving: paths.giving(token) };
  return <GivingYearScreen state={useLoaderData<typeof loader>()} links={links} />;
}
