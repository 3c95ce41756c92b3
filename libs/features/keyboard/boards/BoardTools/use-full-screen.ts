import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { hideOutside } from '../../aids/hide-outside';

/**
 * Shows the keyboard without the rest of the site, on the full screen where the browser allows it; iPhones do not, and
 * fill the window.
 */
export function useFullScreen(part: RefObject<HTMLElement | null>): { isOn: boolean; toggle: () => void } {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    // Escape leaves it. A dialog that fills the screen must not be hidden with the rest of the site.
    const follow = () => document.fullscreenElement === null && setIsOn(false);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  useEffect(() => {
    const { current } = part;
    return isOn && current !== null ? hideOutside(current) : undefined;
  }, [isOn, part]);
  const toggle = () => {
    setIsOn(!isOn);
    if (!document.fullscreenEnabled) return;
    // Rejects when the browser does not allow it right now; then the keyboard fills the window.
    if (!isOn) document.documentElement.requestFullscreen().catch(() => undefined);
    else if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
  };
  return { isOn, toggle };
}
