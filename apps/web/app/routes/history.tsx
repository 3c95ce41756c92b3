import { timelineEntries } from '@paniscus/content';
import { TimelineScreen } from '@paniscus/features/timeline';
import { buildTimelineMeta } from '../head/history';
import { ROUTES, paths } from '@paniscus/routes';

export const handle = ROUTES.history;
export const meta = buildTimelineMeta;

export default function HistoryRoute() {
  return <TimelineScreen entries={timelineEntries} links={paths} />;
}
