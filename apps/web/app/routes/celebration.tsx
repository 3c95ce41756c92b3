import { celebrationContent } from '@paniscus/content';
import { memoryWallResponse } from '@paniscus/domain/donation';
import { CelebrationScreen } from '@paniscus/features/celebration';
import type { CelebrationState } from '@paniscus/features/celebration';
import { ROUTES, paths } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseResponse } from '../api/parse-response';
import { celebrationVideo } from '../head/celebration';
import { buildMeta } from '../meta';
import { serverContext } from '../server-context';

export const handle = ROUTES.celebration;
export const meta = () =>
  buildMeta(handle, {
    title: celebrationContent.title,
    description: celebrationContent.lead,
    jsonLd: [celebrationVideo],
  });

/** A failed wall request does not fail the page. */
export async function loader({ context }: LoaderFunctionArgs): Promise<CelebrationState> {
  const response = await context.get(serverContext).api('/memory-wall/');
  if (!response.ok) return { kind: 'failed' };
  const lines = await parseResponse(response, memoryWallResponse);
  return lines.length === 0 ? { kind: 'empty' } : { kind: 'ready', lines };
}

export default function CelebrationRoute() {
  return <CelebrationScreen state={useLoaderData<typeof loader>()} links={paths} />;
}
