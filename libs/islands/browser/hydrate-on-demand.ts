/** Distance from the viewport at which an island's script is loaded. */
const NEAR = '600px';

/**
 * Loads the scripts of islands that are not hydrated with the page: on focus, touch or input, and `visible` ones when they
 * come near the viewport.
 */
export function hydrateOnDemand(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-hydrate]')) {
    const { hydrate, script = '' } = place.dataset;
    // Safe to call twice: a module runs once.
    const start = () => void import(/* @vite-ignore */ script);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: NEAR },
    );
    if (hydrate === 'visible') observer.observe(place);
    // Focus that was gained before this script ran fires no event.
    if (place.contains(document.activeElement)) start();
    for (const gesture of ['pointerdown', 'focusin', 'input'])
      place.addEventListener(gesture, start, { once: true });
  }
}
