import type { EmotionCache } from '@emotion/cache';
import { yieldToBrowser } from './yield-to-browser.ts';

type Insertion = Parameters<EmotionCache['insert']>;

/**
 * Postpones the CSS of classes while an island hydrates; the returned function, called after the commit, inserts it in small
 * tasks. The server has sent the CSS of every class in the HTML. What is left are the inner classes of `styled(Component)`,
 * which Emotion merges into the class of the element: they style nothing, but compiling them at once blocks the browser.
 */
export function postponeStyles(cache: EmotionCache): () => Promise<void> {
  const { insert } = cache;
  const postponed: Insertion[] = [];
  cache.insert = (...insertion) => {
    const [, serialized, , isClass] = insertion;
    if (!isClass) return insert(...insertion);
    cache.inserted[serialized.name] = true;
    postponed.push(insertion);
  };
  return async () => {
    cache.insert = insert;
    for (const insertion of postponed) {
      await yieldToBrowser();
      insert(...insertion);
    }
  };
}
