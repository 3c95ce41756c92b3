export { TimelineScreen } from './TimelineScreen/TimelineScreen';
