import { preloadable } from '@paniscus/ui';

/** FigureEditor, loaded when a figure is added or edited. */
export const LazyFigureEditor = preloadable(() =>
  import('./FigureEditor').then((module) => module.FigureEditor),
);
