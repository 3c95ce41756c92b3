import { listBoardPaths, findManifestFaults } from '@paniscus/domain/keyboard';
import { parseJson, Refusal } from './refusal';

/** In bytes; the largest freely available package has 13 MB. */
export const MAX_PACKAGE = 64_000_000;
/** In bytes, including embedded pictures. */
export const MAX_BOARD = 24_000_000;
/** In bytes, for all boards of a package after unpacking. */
const MAX_UNPACKED = 96_000_000;
const MAX_FILES = 20_000;
/** Boards beyond this number are ignored. */
const MAX_BOARDS = 200;

export type PackedBoard = { path: string; text: string };

type Unzip = (isWanted: (name: string) => boolean) => Map<string, Uint8Array>;

/** Checks the declared sizes and unpacks only the requested files; all others stay compressed. */
async function openPackage(bytes: Uint8Array): Promise<{ names: Set<string>; unzip: Unzip }> {
  const { unzipSync } = await import('fflate');
  const names = new Set<string>();
  let unpacked = 0;
  const unzip: Unzip = (isWanted) => {
    try {
      const files = unzipSync(bytes, {
        filter({ name, originalSize }) {
          names.add(name);
          if (names.size > MAX_FILES) throw new Refusal(`The package holds more than ${MAX_FILES} files.`);
          if (!isWanted(name)) return false;
          unpacked += originalSize;
          if (originalSize > MAX_BOARD || unpacked > MAX_UNPACKED)
            throw new Refusal('Unpacked, the boards in this package are larger than a board is.', [], name);
          return true;
        },
      });
      return new Map(Object.entries(files));
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal(
        'This is not a package that can be opened: it is damaged, or locked, or no .obz file.',
      );
    }
  };
  const manifest = unzip((name) => name === 'manifest.json').get('manifest.json');
  if (manifest === undefined) throw new Refusal('The package has no manifest.json, which names its boards.');
  const list = parseJson(toText(manifest), 'manifest.json');
  const faults = findManifestFaults(list, names).filter(({ isGrave }) => isGrave);
  const paths = listBoardPaths(list).filter((path) => names.has(path));
  if (paths.length === 0) throw new Refusal('The package holds no board that could be read.', faults);
  return { names: new Set(paths.slice(0, MAX_BOARDS)), unzip };
}

const toText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/**
 * Reads the boards of a package as text, the root board first. Unpacks nothing else. Throws a `Refusal` for an invalid
 * package.
 */
export async function boardsOfPackage(bytes: Uint8Array): Promise<PackedBoard[]> {
  const { names, unzip } = await openPackage(bytes);
  const files = unzip((name) => names.has(name));
  return [...names].flatMap((path) => {
    const file = files.get(path);
    return file === undefined ? [] : [{ path, text: toText(file) }];
  });
}
