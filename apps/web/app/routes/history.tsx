import { timelineEntries } from '@paniscus/content';
import { TimelineScreen } from '@paniscus/features/timeline';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { aboutTimeline } from '../history-meta';
import { pages, paths } from '../paths';
import { serverContext } from '../server-context';

export const handle = pages.history;

export const meta = ({ loaderData }: { loaderData?: { publicUrl: string } }) =>
  aboutTimeline(loaderData?.publicUrl);

export const loader = ({ context }: LoaderFunctionArgs) => ({
  publicUrl: context.get(serverContext).publicUrl,
});

export default function HistoryRoute() {
  return <TimelineScreen entries={timelineEntries} links={paths} />;
}
