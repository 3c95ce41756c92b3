export { isCalendarDay } from './calendar.ts';
export { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
export { createExclusiveRunner } from './exclusive-runner.ts';
export { formatDay } from './format-day.ts';
export { formatMonth } from './format-month.ts';
export { formatWait } from './format-wait.ts';
export { leadingDebounce } from './leading-debounce.ts';
