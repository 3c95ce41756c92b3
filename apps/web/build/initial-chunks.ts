import type { Rolldown } from 'vite';

type ChunkLinks = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'dynamicImports'>;

/**
 * Chunks that an island needs to start, its entry first. The entry imports React, theme and component dynamically, so
 * that each is evaluated in a task of its own; their dynamic imports, such as dialogs, are loaded on demand.
 */
export function collectInitialChunks<Chunk extends ChunkLinks>(
  entry: Chunk,
  chunks: readonly Chunk[],
): Chunk[] {
  const starters = collectReachable([entry.fileName], chunks, getStaticImports);
  const pieces = starters.flatMap(({ dynamicImports }) => dynamicImports);
  return collectReachable([...starters.map(({ fileName }) => fileName), ...pieces], chunks, getStaticImports);
}

/** Chunks that an island imports later, on demand. */
export function collectLazyChunks<Chunk extends ChunkLinks>(entry: Chunk, chunks: readonly Chunk[]): Chunk[] {
  const initial = new Set(collectInitialChunks(entry, chunks));
  return collectReachable([entry.fileName], chunks, getAllImports).filter((chunk) => !initial.has(chunk));
}

/** Chunks and what they import statically. */
export function collectStaticChunks<Chunk extends ChunkLinks>(
  roots: readonly Chunk[],
  chunks: readonly Chunk[],
): Chunk[] {
  return collectReachable(
    roots.map(({ fileName }) => fileName),
    chunks,
    getStaticImports,
  );
}

const getStaticImports = ({ imports }: ChunkLinks) => imports;
const getAllImports = ({ imports, dynamicImports }: ChunkLinks) => [...imports, ...dynamicImports];

function collectReachable<Chunk extends ChunkLinks>(
  roots: readonly string[],
  chunks: readonly Chunk[],
  getNext: (chunk: Chunk) => readonly string[],
): Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const names = new Set(roots);
  for (const name of names) {
    const chunk = byName.get(name);
    for (const next of chunk ? getNext(chunk) : []) names.add(next);
  }
  return [...names].flatMap((name) => byName.get(name) ?? []);
}
