import type { Plugin } from 'vite';

const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** Replaces Vite's helper for dynamic imports: it loads their CSS files, of which islands have none. */
export function plainImports(): Plugin {
  return {
    name: 'paniscus:plain-imports',
    enforce: 'pre',
    load: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
