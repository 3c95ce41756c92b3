import { join } from 'node:path';
import type { Plugin } from 'vite';

const HYDRATE_MODULE = join(import.meta.dirname, '../../../libs/islands/browser/hydrate-island.ts');
const PREFIX = '\0island:';

/** Virtual module id of an island's entry. */
export const toEntryId = (name: string) => `virtual:island:${name}`;

export const getIslandName = (id: string) => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined);

/** The island's module may export `prepare`, which loads what the first render needs in this browser. */
export function islandEntries(directory: string): Plugin {
  return {
    name: 'paniscus:island-entries',
    resolveId: (id) => (id.startsWith(toEntryId('')) ? id.replace(toEntryId(''), PREFIX) : undefined),
    load(id) {
      const name = getIslandName(id);
      if (name === undefined) return undefined;
      const component = JSON.stringify(join(directory, `${name}.tsx`));
      return `import { hydrateIsland } from ${JSON.stringify(HYDRATE_MODULE)};
void hydrateIsland(async () => {
  const { prepare, ${name} } = await import(${component});
  await prepare?.();
  return ${name};
});
`;
    },
  };
}
