import { lazyDialog } from '../../feedback/ModalDialog/opening/lazy-dialog';

/** SaveFilterDialog, loaded when it is opened. */
export const LazySaveFilterDialog = lazyDialog(() =>
  import('./SaveFilterDialog').then((module) => module.SaveFilterDialog),
);

/** EditFiltersDialog, loaded when it is opened. */
export const LazyEditFiltersDialog = lazyDialog(() =>
  import('./EditFiltersDialog').then((module) => module.EditFiltersDialog),
);
