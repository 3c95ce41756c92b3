import { lazyDialog } from '@paniscus/ui';

/** PicturePicker, loaded when a picture is first inserted, since most posts have no new picture. */
export const LazyPicturePicker = lazyDialog(() =>
  import('./PicturePicker').then((module) => module.PicturePicker),
);
