/** Distance from the viewport at which an island's script is loaded. */
const NEAR = '600px';

/**
 * Loads the scripts of lazy islands when they come near the viewport, or on focus, touch or input. Islands marked
 * `touched` load only on interaction.
 */
export function startFarIslands(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-far]')) {
    // Safe to call twice: a module runs once.
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
    // Focus that was gained before this script ran fires no event.
    if (place.contains(document.activeElement)) start();
    for (const gesture of ['pointerdown', 'focusin', 'input'])
      place.addEventListener(gesture, start, { once: true });
  }
}
