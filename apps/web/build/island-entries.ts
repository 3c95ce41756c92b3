import { join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = '\0island:';

/** The program that brings one island to life. */
export const getIslandEntry = (name: string) => `virtual:island:${name}`;

/** The island whose program a module is, if it is one. */
export const getIsland = (id: string) => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined);

/** Writes the programs that `islandEntryOf` names, for islands called as their files are. */
export function islandEntries(directory: string): Plugin {
  return {
    name: 'paniscus:island-entries',
    resolveId: (id) =>
      id.startsWith(getIslandEntry('')) ? id.replace(getIslandEntry(''), PREFIX) : undefined,
    load(id) {
      const name = getIsland(id);
      if (name === undefined) return undefined;
      return `import { ${name} } from ${JSON.stringify(join(directory, `${name}.tsx`))};
import { start } from ${JSON.stringify(join(directory, 'frame', 'start.tsx'))};
start(${name});
`;
    },
  };
}
