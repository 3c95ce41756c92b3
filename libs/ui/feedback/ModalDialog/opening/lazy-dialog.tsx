import { useLayoutEffect } from 'react';
import type { ComponentType } from 'react';
import { preloadable } from '../../Loading/preloadable';
import { startOpening } from './start-opening';

function Opening() {
  useLayoutEffect(() => startOpening().end, []);
  return null;
}

/**
 * A `preloadable` dialog or panel that a button opens: until it has loaded, the button is shown as working, and what is typed
 * is kept for the text field that it focuses. The fallback is shown after a load error.
 */
export const lazyDialog = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
) => preloadable(load, Fallback, Opening);
