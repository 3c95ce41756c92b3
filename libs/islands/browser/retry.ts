import { SCRIPT_FAILED } from './still-loading.ts';

/** Pauses before another attempt in ms; the connection of a phone may be away for half a minute. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 16_000];

/** Imports a chunk, again after a failed download; browsers repeat the request of a module that did not arrive. */
export async function retryImport<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}

/**
 * Loads scripts of the page again whose download failed, and inline modules whose imports failed. Runs in the head, because
 * the first script may fail.
 */
export function retryFailedScripts(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      const isInline = target.src === '';
      if (!isInline && !target.src.startsWith(location.origin)) return;
      const attempt = Number(target.dataset.attempt ?? 0);
      const pause = PAUSES_MS[attempt];
      if (pause === undefined) return void dispatchEvent(new Event(SCRIPT_FAILED));
      const script = document.createElement('script');
      script.type = target.type;
      if (isInline) script.text = target.text;
      else script.src = target.src;
      script.dataset.attempt = String(attempt + 1);
      setTimeout(() => document.head.append(script), pause);
    },
    true,
  );
}
