import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { createContext } from 'react-router-dom';

export function createStyles() {
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  return {
    cache,
    tagsFor: (html: string) => constructStyleTagsFromChunks(extractCriticalToChunks(html)),
  };
}

/** Set for requests that match a route; unmatched URLs render with new styles. */
export const stylesContext = createContext<ReturnType<typeof createStyles> | null>(null);
