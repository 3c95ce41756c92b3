import { listBoardPaths, findManifestFaults } from '@paniscus/domain/keyboard';
import { parseJson, ImportError } from './import-error';
import { DAMAGED } from './tidy-package';

/** In bytes; the largest freely available package has 13 MB. */
export const MAX_PACKAGE = 64_000_000;
/** In bytes, including embedded pictures. */
export const MAX_BOARD = 24_000_000;
/** In bytes, for all boards of a package after unpacking. */
const MAX_UNPACKED = 96_000_000;
const MAX_FILES = 20_000;
/** Boards beyond this number are skipped. */
const MAX_BOARDS = 200;

export type PackedBoard = { path: string; text: string };

/** A board that the manifest names and that cannot be read. */
export type SkippedBoard = { path: string; reason: string };

type Unzip = (isNeeded: (name: string) => boolean) => Map<string, Uint8Array>;

/** Checks the declared sizes and unpacks only the requested files; all others stay compressed. */
async function openPackage(
  bytes: Uint8Array,
): Promise<{ manifest: unknown; names: Set<string>; missing: SkippedBoard[]; unzip: Unzip }> {
  const { unzipSync } = await import('fflate');
  const names = new Set<string>();
  let unpacked = 0;
  const unzip: Unzip = (isNeeded) => {
    try {
      const files = unzipSync(bytes, {
        filter({ name, originalSize }) {
          names.add(name);
          if (names.size > MAX_FILES)
            throw new ImportError(`The package contains more than ${MAX_FILES} files.`);
          if (!isNeeded(name)) return false;
          unpacked += originalSize;
          if (originalSize > MAX_BOARD || unpacked > MAX_UNPACKED)
            throw new ImportError('The boards in this package are too large.', [], name);
          return true;
        },
      });
      return new Map(Object.entries(files));
    } catch (error) {
      if (error instanceof ImportError) throw error;
      throw new ImportError(DAMAGED);
    }
  };
  const file = unzip((name) => name === 'manifest.json').get('manifest.json');
  if (file === undefined) throw new ImportError('The package has no manifest.json file.');
  const manifest = parseJson(toText(file), 'manifest.json');
  const faults = findManifestFaults(manifest, names).filter(({ isFatal }) => isFatal);
  const listed = listBoardPaths(manifest);
  const paths = listed.filter((path) => names.has(path));
  if (paths.length === 0) throw new ImportError('The package contains no readable boards.', faults);
  const missing = [
    ...listed.filter((path) => !names.has(path)).map((path) => ({ path, reason: 'is not in the package' })),
    ...paths.slice(MAX_BOARDS).map((path) => ({ path, reason: `is beyond the first ${MAX_BOARDS} boards` })),
  ];
  return { manifest, names: new Set(paths.slice(0, MAX_BOARDS)), missing, unzip };
}

const toText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/**
 * Reads the boards of a package as text, the root board first. Unpacks nothing else. Throws a `ImportError` for an invalid
 * package.
 */
export async function readPackageBoards(
  bytes: Uint8Array,
): Promise<{ boards: PackedBoard[]; missing: SkippedBoard[]; manifest: unknown }> {
  const { manifest, names, missing, unzip } = await openPackage(bytes);
  const files = unzip((name) => names.has(name));
  const boards = [...names].flatMap((path) => {
    const file = files.get(path);
    return file === undefined ? [] : [{ path, text: toText(file) }];
  });
  return { boards, missing, manifest };
}
