import { preloadable } from '@paniscus/ui';

/** TwoStepSection, loaded after the rest of the account page. */
export const LazyTwoStepSection = preloadable(() =>
  import('./TwoStepSection').then((module) => module.TwoStepSection),
);
