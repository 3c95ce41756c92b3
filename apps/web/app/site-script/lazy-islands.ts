/** How near an island comes to the window before its script is asked for. */
const NEAR = '600px';

/**
 * Starts what lies far down its page once it comes near, or is reached by keyboard or touched before that; and what
 * needs a script only when it is used, once it is reached or touched.
 */
export function startFarIslands(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-far]')) {
    // A second start is none: a module runs once.
    const start = () => void import(/* @vite-ignore */ place.dataset['far'] ?? '');
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: NEAR },
    );
    if (!('touched' in place.dataset)) observer.observe(place);
    // Who reached for it before this script came is not heard again.
    if (place.contains(document.activeElement)) start();
    for (const gesture of ['pointerdown', 'focusin', 'input'])
      place.addEventListener(gesture, start, { once: true });
  }
}
