import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { createContext } from 'react-router-dom';

/** The styles of one page while it is rendered, its islands included. */
export function createStyles() {
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  return {
    cache,
    /** The style elements that a rendered page needs, and no others. */
    tagsFor: (html: string) => constructStyleTagsFromChunks(extractCriticalToChunks(html)),
  };
}

/** Set for every request that has a route; an address without one is drawn with new styles. */
export const stylesContext = createContext<ReturnType<typeof createStyles> | null>(null);
