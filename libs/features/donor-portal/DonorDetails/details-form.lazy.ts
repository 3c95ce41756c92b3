import { preloadable } from '@paniscus/ui';

/** DetailsForm, loaded when a donor changes the name or address. */
export const LazyDetailsForm = preloadable(() =>
  import('./DetailsForm').then((module) => module.DetailsForm),
);
