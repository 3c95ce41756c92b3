import { lazyDialog } from '@paniscus/ui';

/** FigureEditor, loaded when a figure is added or edited. */
export const LazyFigureEditor = lazyDialog(() =>
  import('./FigureEditor').then((module) => module.FigureEditor),
);
