import { impactContent } from '@paniscus/content';
import { impactFigureListResponse } from '@paniscus/domain/impact';
import { ImpactScreen } from '@paniscus/features/impact';
import type { ImpactState } from '@paniscus/features/impact';
import { paths, ROUTES } from '@paniscus/routes';
import { data, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseResponse } from '../api/parse-response';
import { toErrorStatus } from '../failed-state';
import { buildMeta } from '../meta';
import { serverContext } from '../server-context';

export const handle = ROUTES.impact;
export const meta = () =>
  buildMeta(handle, { title: impactContent.title, description: impactContent.description });

export async function loader({ context }: LoaderFunctionArgs) {
  const response = await context.get(serverContext).api('/impact-figures/');
  if (!response.ok) return data<ImpactState>({ kind: 'failed' }, { status: toErrorStatus(response) });
  const figures = await parseResponse(response, impactFigureListResponse);
  return data<ImpactState>(figures.length === 0 ? { kind: 'empty' } : { kind: 'ready', figures });
}

export default function ImpactRoute() {
  return <ImpactScreen state={useLoaderData<typeof loader>()} links={paths} />;
}
