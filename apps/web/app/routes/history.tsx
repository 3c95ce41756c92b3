import { timelineEntries } from '@paniscus/content';
import { TimelineScreen } from '@paniscus/features/timeline';
import { aboutTimeline } from '../head/history';
import { pages, paths } from '../paths';

export const handle = pages.history;
export const meta = aboutTimeline;

export default function HistoryRoute() {
  return <TimelineScreen entries={timelineEntries} links={paths} />;
}
