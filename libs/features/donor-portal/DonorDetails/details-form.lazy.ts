import { lazyDialog } from '@paniscus/ui';

/** DetailsForm, loaded when a donor changes the name or address. */
export const LazyDetailsForm = lazyDialog(() => import('./DetailsForm').then((module) => module.DetailsForm));
