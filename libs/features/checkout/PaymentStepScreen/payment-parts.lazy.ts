import { preloadable } from '@paniscus/ui';

/** ChangedTotals, loaded when totals have changed. */
export const LazyChangedTotals = preloadable(() =>
  import('./ChangedTotals').then((module) => module.ChangedTotals),
);

/** EmptiedCheckout, loaded when another tab has emptied the cart. */
export const LazyEmptiedCheckout = preloadable(() =>
  import('./InvalidCheckout').then((module) => module.EmptiedCheckout),
);

/** InvalidCheckout, loaded when step 2 is opened without step 1. */
export const LazyInvalidCheckout = preloadable(() =>
  import('./InvalidCheckout').then((module) => module.InvalidCheckout),
);
