import createCache from '@emotion/cache';
import type { EmotionCache, StylisPlugin } from '@emotion/cache';

/** Properties that a supported browser knows only with a prefix. */
const PREFIXED = new Set([
  'backdrop-filter',
  'box-decoration-break',
  'hyphens',
  'print-color-adjust',
  'text-size-adjust',
  'user-select',
]);

/** Replaces Emotion's prefixer, which doubles many rules for browsers that can no longer run the site's script. */
const prefixForWebKit: StylisPlugin = (element) => {
  if (element.type === 'decl' && !element.return && PREFIXED.has(String(element.props)))
    element.return = `-webkit-${element.value}${element.value}`;
};

/** Emotion's cache for a page on the server and for its islands in the browser. */
export const createStyleCache = (): EmotionCache =>
  createCache({ key: 'css', stylisPlugins: [prefixForWebKit] });
