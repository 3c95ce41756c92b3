import { lazyDialog } from '@paniscus/ui';

/** PostToolDialogs, loaded when one of them is opened. */
export const LazyPostToolDialogs = lazyDialog(() =>
  import('./PostToolDialogs').then((module) => module.PostToolDialogs),
);
