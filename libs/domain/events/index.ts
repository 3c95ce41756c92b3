export { phaseLastsMs, getEventPhase, getEventTimes } from './event.rules.ts';
export type { EventPhase } from './event.rules.ts';
