import createEmotionServer from '@emotion/server/create-instance';
import { createStyleCache } from '@paniscus/ui';
import { createContext } from 'react-router-dom';

/** Keeps Emotion from moving the style tags to the end of the head, where all would be laid out again. */
const markAsInPlace = (styleTags: string) => styleTags.replaceAll('<style ', '<style data-s="" ');

export function createStyles() {
  const cache = createStyleCache();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  return {
    cache,
    renderStyleTags: (html: string) =>
      markAsInPlace(constructStyleTagsFromChunks(extractCriticalToChunks(html))),
  };
}

/** Set for requests that match a route; unmatched URLs render with new styles. */
export const stylesContext = createContext<ReturnType<typeof createStyles> | null>(null);
