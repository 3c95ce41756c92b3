// The history of the question whether an ape can speak: one line of dated entries, each with an address of its own.
export { TimelineScreen } from './TimelineScreen/TimelineScreen';
export type { TimelineLinks } from './TimelineScreen/TimelineScreen';
