import type { Rolldown } from 'vite';
import { collectInitialChunks, collectStaticChunks } from './initial-chunks.ts';
import { getGroupOfModule } from './island-chunk-groups.ts';

type Chunk = Pick<
  Rolldown.OutputChunk,
  'name' | 'fileName' | 'isEntry' | 'imports' | 'dynamicImports' | 'moduleIds'
>;

const MAX_PRIORITY = 10;

export const isFrom = (packages: readonly string[]) => {
  const pattern = new RegExp(`[\\\\/]node_modules[\\\\/](?:${packages.join('|')})[\\\\/]`);
  return (id: string) => pattern.test(id);
};
const isOfAllGroups = (id: string) => getGroupOfModule(id) === undefined;
/** A style sheet that a component imports as text, which no group has a copy of. */
const isSheet = (id: string) => id.includes('.css?');

/** Files for all islands, which stay cached from page to page. `styles` takes every shared module that is left. */
const SHARED_CHUNKS: { name: string; test: (id: string) => boolean }[] = [
  { name: 'preload', test: (id) => id.includes('preload-helper') },
  { name: 'react', test: isFrom(['react', 'react-dom', 'scheduler']) },
  { name: 'forms', test: isFrom(['react-hook-form', '@hookform/resolvers']) },
  { name: 'yup', test: isFrom(['yup', 'property-expr', 'tiny-case', 'toposort']) },
  { name: 'styles', test: (id) => isOfAllGroups(id) && id.includes('node_modules') && !isSheet(id) },
];

/**
 * Chunks of a second build, from those of a first one. Each island starts with three of its own: the loader, which runs
 * before React; the theme and what several islands of the group need; and the rest of the island. Few large files compress
 * better than many small ones. Modules that are loaded on demand are left to the bundler.
 */
export function planChunks(chunks: readonly Chunk[]): Rolldown.CodeSplittingGroup[] {
  const islandsByModule = listIslandsByModule(chunks);
  const loader = listLoaderModules(chunks);
  const theme = listThemeModules(chunks);
  const isShared = (id: string) => theme.has(id) || (islandsByModule.get(id)?.size ?? 0) > 1;
  return [
    ...SHARED_CHUNKS,
    {
      name: (id: string) => `${getGroupOfModule(id)}-loader`,
      debugName: 'loader',
      test: (id: string) => loader.has(id),
    },
    { name: (id: string) => getGroupOfModule(id) ?? null, debugName: 'group', test: isShared },
    {
      name: (id: string) => [...(islandsByModule.get(id) ?? [])][0] ?? null,
      debugName: 'island',
      test: (id: string) => islandsByModule.has(id) && (!isOfAllGroups(id) || isSheet(id)),
    },
  ].map((group, index) => ({ ...group, priority: MAX_PRIORITY - index }));
}

/** Names of the islands that need a module to start, by module id. */
function listIslandsByModule(chunks: readonly Chunk[]): Map<string, Set<string>> {
  const islands = new Map<string, Set<string>>();
  for (const entry of chunks.filter(({ isEntry }) => isEntry))
    for (const { moduleIds } of collectInitialChunks(entry, chunks))
      for (const id of moduleIds) islands.set(id, (islands.get(id) ?? new Set<string>()).add(entry.name));
  return islands;
}

/** Modules of the entries and their static imports, which run before React is loaded. */
function listLoaderModules(chunks: readonly Chunk[]): Set<string> {
  const entries = chunks.filter(({ isEntry }) => isEntry);
  return new Set(listStaticModules(entries, chunks).filter((id) => !isOfAllGroups(id)));
}

/** Modules of `hydrate-tree.tsx` and its static imports, which run before the island's component. */
function listThemeModules(chunks: readonly Chunk[]): Set<string> {
  return new Set(
    listStaticModules(
      chunks.filter(({ name }) => name === 'hydrate-tree'),
      chunks,
    ),
  );
}

const listStaticModules = (roots: readonly Chunk[], chunks: readonly Chunk[]) =>
  collectStaticChunks(roots, chunks).flatMap(({ moduleIds }) => moduleIds);
