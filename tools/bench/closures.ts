import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What bringing one island to life costs a first visit, beside the script of every page. */
export interface Closure {
  island: string;
  /** As Brotli sends them, of all files together. */
  bytes: number;
  files: number;
}

const ENTRY = /^(\w+Island)-[\w-]{8}\.js$/;
/** What a script imports at once; what it imports later stands in a call. */
const IMPORT = /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g;

/** Every island of a build, the heaviest first, with all that its script imports. */
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
