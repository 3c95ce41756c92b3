export { TimelineScreen } from './TimelineScreen/TimelineScreen';
export type { TimelineLinks } from './TimelineScreen/TimelineScreen';
