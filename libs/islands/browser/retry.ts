/** Milliseconds before an attempt, counted from 0. */
const getPause = (attempt: number) => Math.min(500 * 2 ** attempt, 16_000);

/**
 * Imports a chunk, again after a failed download; browsers repeat the request of a module that did not arrive. There
 * is no last attempt, unless their number is limited.
 */
export async function retryImport<T>(load: () => Promise<T>, attempts = Infinity): Promise<T> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, getPause(attempt)));
    }
  }
  return load();
}

/**
 * Loads scripts of the page again whose download failed, and inline modules whose imports failed, until they arrive. Runs in
 * the head, because the first script may fail.
 */
export function retryFailedScripts(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      const isInline = target.src === '';
      if (!isInline && !target.src.startsWith(location.origin)) return;
      const attempt = Number(target.dataset.attempt ?? 0);
      const script = document.createElement('script');
      script.type = target.type;
      if (isInline) script.text = target.text;
      else script.src = target.src;
      script.dataset.attempt = String(attempt + 1);
      setTimeout(() => document.head.append(script), getPause(attempt));
    },
    true,
  );
}
