import { lazyDialog } from '@paniscus/ui';

/** RevokeDialog, loaded when a donor asks for a new link. */
export const LazyRevokeDialog = lazyDialog(() =>
  import('./RevokeDialog').then((module) => module.RevokeDialog),
);
