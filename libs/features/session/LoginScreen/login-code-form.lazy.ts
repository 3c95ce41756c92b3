import { preloadable } from '@paniscus/ui';

/** LoginCodeForm, loaded when an account asks for the second step. */
export const LazyLoginCodeForm = preloadable(() =>
  import('./LoginCodeForm').then((module) => module.LoginCodeForm),
);
