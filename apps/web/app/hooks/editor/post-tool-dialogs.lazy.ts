import { preloadable } from '@paniscus/ui';

/** PostToolDialogs, loaded when one of them is opened. */
export const LazyPostToolDialogs = preloadable(() =>
  import('./PostToolDialogs').then((module) => module.PostToolDialogs),
);
