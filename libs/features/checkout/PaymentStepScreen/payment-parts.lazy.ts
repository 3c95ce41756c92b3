import { preloadable } from '@paniscus/ui';

/** ChangedTotals, loaded when totals have changed. */
export const LazyChangedTotals = preloadable(() =>
  import('./ChangedTotals').then((module) => module.ChangedTotals),
);

/** InvalidCheckout, loaded when step 2 is opened without step 1. */
export const LazyInvalidCheckout = preloadable(() =>
  import('./InvalidCheckout').then((module) => module.InvalidCheckout),
);
