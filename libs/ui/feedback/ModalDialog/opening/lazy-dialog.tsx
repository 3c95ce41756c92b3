import { useEffectEvent, useLayoutEffect } from 'react';
import type { ComponentType } from 'react';
import { preloadable } from '../../Loading/preloadable';
import { startOpening } from './start-opening';

interface ClosableProps {
  onClose: () => void;
}

function Opening({ onClose }: ClosableProps) {
  const cancel = useEffectEvent(onClose);
  useLayoutEffect(() => startOpening(() => cancel()).end, []);
  return null;
}

/**
 * A `preloadable` dialog or panel that a button opens: until it has loaded, the button is shown as working, what is typed is
 * kept for the text field that it focuses, and Escape closes it. The fallback is shown after a load error.
 */
export const lazyDialog = <Props extends ClosableProps>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
) => preloadable(load, Fallback, Opening);
