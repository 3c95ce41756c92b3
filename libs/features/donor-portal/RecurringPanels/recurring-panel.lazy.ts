import { lazyDialog } from '@paniscus/ui';

/** RecurringPanel, loaded when a panel is opened. */
export const LazyRecurringPanel = lazyDialog(() =>
  import('./RecurringPanel').then((module) => module.RecurringPanel),
);

/** StopDialog, loaded when a donor asks to stop a recurring donation. */
export const LazyStopDialog = lazyDialog(() => import('./StopDialog').then((module) => module.StopDialog));
