import { readStored } from './read-stored.ts';
import { hideStillLoading } from './still-loading.ts';

/** Milliseconds after which the visitor no longer waits for the server, but for the script. */
const TIMEOUT_MS = 4000;

/**
 * Shows the island as the server renders it with what this browser has stored under the key: posts the text to the page
 * as a form does, and takes island and styles out of the page that comes back. Rejects when there is none.
 */
export async function renderStored(container: HTMLElement, key: string): Promise<void> {
  const response = await fetch(location.href, {
    method: 'POST',
    body: new URLSearchParams({ [key]: readStored(key) ?? '' }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const rendered = new DOMParser().parseFromString(await response.text(), 'text/html');
  const island = rendered.querySelector<HTMLElement>(`[data-island="${container.dataset['island']}"]`);
  if (!response.ok || island === null) throw new Error('not rendered');
  // The page's styles hold only the rules of what it showed first.
  document.head.append(...rendered.querySelectorAll('style[data-emotion]'));
  container.dataset['props'] = island.dataset['props'];
  container.innerHTML = island.innerHTML;
  hideStillLoading();
}
