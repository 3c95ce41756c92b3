const NOTICE = 'data-still-loading';

/** Longer than all attempts to load a script again take; see `retry.ts`. */
const NOTICE_DELAY_MS = 45_000;

/** Dispatched on the window when the last attempt to load a script failed. */
export const SCRIPT_FAILED = 'script-failed';

/** An island that does not work without its script: it is hydrated with the page, or shows placeholders. */
const LOADING_ISLAND = '[data-island]:not([data-hydrated]):is(:not([data-hydrate]), :has(.MuiSkeleton-root))';

/** Tells the visitor when the island of this page is still loading after a while, or its script cannot be loaded. */
export function watchLoadingIsland(): void {
  setTimeout(announceIsland, NOTICE_DELAY_MS);
  addEventListener(SCRIPT_FAILED, announceIsland);
}

function announceIsland(): void {
  const island = document.querySelector(LOADING_ISLAND);
  if (island === document.body) showStillLoading((notice) => island.prepend(notice));
  else if (island !== null) showStillLoading((notice) => island.before(notice));
}

/** Shows a notice with a button that reloads the page, until an island is hydrated. */
export function showStillLoading(insert: (notice: HTMLElement) => void): void {
  if (document.querySelector(`[${NOTICE}]`) !== null) return;
  const notice = document.createElement('div');
  notice.setAttribute(NOTICE, '');
  notice.role = 'alert';
  // With `data-action`, a press is not recorded.
  notice.innerHTML =
    'Still loading. If nothing happens, check your connection. <button type="button" data-action>Reload the page</button>';
  notice.lastElementChild?.addEventListener('click', () => location.reload());
  insert(notice);
}

export function hideStillLoading(): void {
  document.querySelector(`[${NOTICE}]`)?.remove();
}
