import { join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = '\0island:';

/** The program that brings one island to life. */
export const islandEntryOf = (name: string) => `virtual:island:${name}`;

/** Writes the programs that `islandEntryOf` names, for islands called as their files are. */
export function islandEntries(directory: string): Plugin {
  return {
    name: 'paniscus:island-entries',
    resolveId: (id) => (id.startsWith(islandEntryOf('')) ? id.replace(islandEntryOf(''), PREFIX) : undefined),
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const name = id.slice(PREFIX.length);
      return `import { ${name} } from ${JSON.stringify(join(directory, `${name}.tsx`))};
import { start } from ${JSON.stringify(join(directory, 'frame', 'start.tsx'))};
start(${name});
`;
    },
  };
}
