import { timelineEntries } from '@paniscus/content';
import { TimelineScreen } from '@paniscus/features/timeline';
import { data, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router-dom';
import { aboutEntry } from '../history-meta';
import { metaOf } from '../meta';
import { pages, paths } from '../paths';
import { serverContext } from '../server-context';

export const handle = pages.historyEntry;

const entryOf = (slug: string | undefined) => timelineEntries.find((entry) => entry.slug === slug);

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const entry = entryOf(loaderData?.slug);
  return entry === undefined
    ? metaOf(undefined, { title: 'Page not found' })
    : aboutEntry(entry, loaderData?.publicUrl);
}

/** An address in the timeline that no entry has is no page. */
export function loader({ context, params }: LoaderFunctionArgs) {
  const entry = entryOf(params.slug?.toLowerCase());
  if (entry === undefined) throw data(null, { status: 404 });
  return { slug: entry.slug, publicUrl: context.get(serverContext).publicUrl };
}

export default function HistoryEntryRoute() {
  const { slug } = useLoaderData<typeof loader>();
  return <TimelineScreen entries={timelineEntries} current={slug} links={paths} />;
}
