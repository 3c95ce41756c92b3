import { findFormatFaults } from './faults/board-faults.rules.ts';
import type { Fault, OpenManifest } from './board-file.types.ts';
import { OPEN_BOARD_FORMAT } from './build-board.rules.ts';
import { findId, isRecord, toList, toRecord, toText } from './json.rules.ts';

const fatal = (field: string, problem: string): Fault => ({ field, problem, isFatal: true });
const warning = (field: string, problem: string): Fault => ({ field, problem, isFatal: false });

function findListFaults(paths: Record<string, unknown>, kind: string, files: ReadonlySet<string>): Fault[] {
  const list = paths[kind];
  if (list === undefined && kind !== 'boards') return [];
  const field = `paths.${kind}`;
  if (!isRecord(list)) return [fatal(field, 'is not an object of ids and paths')];
  return Object.entries(list).flatMap(([id, path]) => {
    if (files.has(toText(path) ?? '')) return [];
    const problem = 'points to a file that is not in the package';
    const entryField = `${field}.${id.slice(0, 40)}`;
    return [kind === 'boards' ? fatal(entryField, problem) : warning(entryField, problem)];
  });
}

/** Validates a package manifest; `files` holds the paths of all files in the package. */
export function findManifestFaults(manifest: unknown, files: ReadonlySet<string>): Fault[] {
  if (!isRecord(manifest)) return [fatal('manifest.json', 'is not an object')];
  const { format, root, paths } = manifest;
  const faults = findFormatFaults(format);
  if (!files.has(toText(root) ?? ''))
    faults.push(warning('root', 'points to a file that is not in the package'));
  if (!isRecord(paths)) return [...faults, fatal('paths', 'is missing')];
  return [...faults, ...['boards', 'images', 'sounds'].flatMap((kind) => findListFaults(paths, kind, files))];
}

/** A manifest for boards that were found in a package without one. */
export const buildFoundManifest = (paths: readonly string[]): OpenManifest => ({
  format: OPEN_BOARD_FORMAT,
  root: paths[0] ?? '',
  paths: { boards: Object.fromEntries(paths.map((path) => [path, path])), images: {}, sounds: {} },
});

/** Paths of the boards in a valid manifest, root board first. */
export function listBoardPaths(manifest: unknown): string[] {
  if (!isRecord(manifest) || !isRecord(manifest['paths'])) return [];
  const { boards } = manifest['paths'];
  const paths = Object.values(isRecord(boards) ? boards : {}).filter((path) => typeof path === 'string');
  const root = paths.filter((path) => path === manifest['root']);
  return [...new Set([...root, ...paths])];
}

/** A board whose pictures and recordings have the paths that only the manifest has. */
export function withManifestPaths(
  board: Readonly<Record<string, unknown>>,
  manifest: unknown,
): Readonly<Record<string, unknown>> {
  const paths = toRecord(toRecord(manifest)['paths']);
  const resolve = (kind: 'images' | 'sounds') =>
    toList(board[kind]).map((media) => {
      const { id, data, path } = toRecord(media);
      const listed = toRecord(paths[kind])[findId(id) ?? ''];
      if (data !== undefined || path !== undefined || typeof listed !== 'string') return media;
      return { ...toRecord(media), path: listed };
    });
  return { ...board, images: resolve('images'), sounds: resolve('sounds') };
}
