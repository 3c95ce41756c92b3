import { preloadable } from '@paniscus/ui';

/** RecurringPanel, loaded when a panel is opened. */
export const LazyRecurringPanel = preloadable(() =>
  import('./RecurringPanel').then((module) => module.RecurringPanel),
);

/** StopDialog, loaded when a donor asks to stop a recurring donation. */
export const LazyStopDialog = preloadable(() => import('./StopDialog').then((module) => module.StopDialog));
