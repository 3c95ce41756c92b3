import { WAITING_ISLAND } from './waiting-island.ts';

const NOTICE = 'data-still-loading';

/** Milliseconds that people wait without being told anything. The scripts are still tried after it; see `retry.ts`. */
export const NOTICE_DELAY_MS = 10_000;

/** An island that does not work without its script: it is hydrated with the page, or shows placeholders. */
const LOADING_ISLAND = `${WAITING_ISLAND}:is(:not([data-hydrate]), :has(.MuiSkeleton-root))`;

/** Tells the visitor when the island of this page is still loading after a while. */
export function watchLoadingIsland(): void {
  setTimeout(announceIsland, NOTICE_DELAY_MS);
}

function announceIsland(): void {
  const island = document.querySelector(LOADING_ISLAND);
  if (island === document.body) showStillLoading((notice) => island.prepend(notice));
  else if (island !== null) showStillLoading((notice) => island.before(notice));
}

/** Shows a notice with a button that reloads the page, until an island works. */
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
