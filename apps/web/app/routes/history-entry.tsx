import { timelineEntries } from '@paniscus/content';
import { TimelineScreen } from '@paniscus/features/timeline';
import { data, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router-dom';
import { buildTimelineEntryMeta } from '../head/history';
import { breadcrumbs } from '../head/breadcrumbs';
import { buildMeta } from '../meta';
import { ROUTES, paths } from '@paniscus/routes';

export const handle = ROUTES.historyEntry;

const getEntry = (slug: string | undefined) => timelineEntries.find((entry) => entry.slug === slug);

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const entry = getEntry(loaderData?.slug);
  return entry === undefined
    ? buildMeta(undefined, { title: 'Page not found' })
    : buildTimelineEntryMeta(entry);
}

export function loader({ params }: LoaderFunctionArgs) {
  const entry = getEntry(params.slug?.toLowerCase());
  if (entry === undefined) throw data(null, { status: 404 });
  return { slug: entry.slug };
}

export default function HistoryEntryRoute() {
  const { slug } = useLoaderData<typeof loader>();
  const entry = getEntry(slug);
  const trail = entry && breadcrumbs.historyEntry(entry);
  return <TimelineScreen entries={timelineEntries} current={slug} breadcrumbs={trail} links={paths} />;
}
