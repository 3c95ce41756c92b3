import { preloadable } from '@paniscus/ui';

/** RevokeDialog, loaded when a donor asks for a new link. */
export const LazyRevokeDialog = preloadable(() =>
  import('./RevokeDialog').then((module) => module.RevokeDialog),
);
