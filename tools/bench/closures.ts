import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Script that an island adds to a first visit, beyond the script of every page. */
export interface Closure {
  island: string;
  /** Total size of all files, Brotli-compressed. */
  bytes: number;
  files: number;
}

const ENTRY = /^(\w+Island)-[\w-]{8}\.js$/;
/** Matches static imports; dynamic imports are calls. */
const IMPORT = /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g;

/** Islands of a build with all statically imported scripts, largest first. */
export function islandClosures(assets: string): Closure[] {
  const islands = readdirSync(assets).flatMap((file) => {
    const island = ENTRY.exec(file)?.[1];
    return island === undefined ? [] : [{ island, ...measureWeight(assets, file) }];
  });
  return islands.sort((one, other) => other.bytes - one.bytes);
}

function measureWeight(assets: string, entry: string) {
  const wanted = new Set([entry]);
  for (const file of wanted)
    for (const [, reached = ''] of readFileSync(join(assets, file), 'utf8').matchAll(IMPORT))
      wanted.add(reached);
  const sizes = [...wanted].map((file) => getSentSize(join(assets, file)));
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: wanted.size };
}

const getSentSize = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
