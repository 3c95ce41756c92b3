import { join } from 'node:path';
import type { Plugin } from 'vite';

const HYDRATE = join(import.meta.dirname, '../../../libs/islands/browser/hydrate-island.tsx');
const PREFIX = '\0island:';

/** Virtual module id of an island's entry. */
export const getIslandEntry = (name: string) => `virtual:island:${name}`;

export const getIsland = (id: string) => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined);

export function islandEntries(directory: string): Plugin {
  return {
    name: 'paniscus:island-entries',
    resolveId: (id) =>
      id.startsWith(getIslandEntry('')) ? id.replace(getIslandEntry(''), PREFIX) : undefined,
    load(id) {
      const name = getIsland(id);
      if (name === undefined) return undefined;
      return `import { ${name} } from ${JSON.stringify(join(directory, `${name}.tsx`))};
import { hydrateIsland } from ${JSON.stringify(HYDRATE)};
hydrateIsland(${name});
`;
    },
  };
}
