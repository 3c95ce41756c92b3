import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Script that an island adds to a first visit, beyond the script of every page. */
export interface IslandBundle {
  island: string;
  /** Total size of all files, Brotli-compressed. */
  bytes: number;
  files: number;
}

const ENTRY = /^(\w+Island)-[\w-]{8}\.js$/;
/** Matches static imports; dynamic imports are calls. */
const IMPORT = /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g;

/** Islands of a build with all statically imported scripts, largest first. */
export function listIslandBundles(assets: string): IslandBundle[] {
  const islands = readdirSync(assets).flatMap((file) => {
    const island = ENTRY.exec(file)?.[1];
    return island === undefined ? [] : [{ island, ...measureBundle(assets, file) }];
  });
  return islands.sort((a, b) => b.bytes - a.bytes);
}

function measureBundle(assets: string, entry: string) {
  const scripts = new Set([entry]);
  for (const file of scripts)
    for (const [, imported = ''] of readFileSync(join(assets, file), 'utf8').matchAll(IMPORT))
      scripts.add(imported);
  const sizes = [...scripts].map((file) => getTransferSize(join(assets, file)));
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: scripts.size };
}

const getTransferSize = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
