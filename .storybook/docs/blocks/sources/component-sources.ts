/// <reference types="vite/client" />

/** Text of all components, by path from the root of the repository. Large: import it on demand. */
export const componentSources = import.meta.glob<string>(
  ['/libs/{ui,features}/**/*.tsx', '/libs/ui/index.ts', '!/libs/**/*.{stories,spec}.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);
