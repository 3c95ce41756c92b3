export { computePhaseRemainingMs, getEventPhase, formatEventTimes } from './event.rules.ts';
export type { EventPhase } from './event.rules.ts';
