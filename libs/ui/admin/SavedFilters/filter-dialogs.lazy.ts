import { preloadable } from '../../feedback/Loading/preloadable';

/** SaveFilterDialog, loaded when it is opened. */
export const LazySaveFilterDialog = preloadable(() =>
  import('./SaveFilterDialog').then((module) => module.SaveFilterDialog),
);

/** EditFiltersDialog, loaded when it is opened. */
export const LazyEditFiltersDialog = preloadable(() =>
  import('./EditFiltersDialog').then((module) => module.EditFiltersDialog),
);
