import { updateBoard, withHiddenButtons, withManifestPaths } from '@paniscus/domain/keyboard';
import type { BoardSource, DeltaBoard, OwnBoard } from '@paniscus/domain/keyboard';
import { findOwnWord } from '../../../store/own-words';
import { readPackageMedia } from '../package-media';
import { buildButton } from './build-button';
import type { FindLink, ShownCells } from './build-button';

type Manifest = { paths: { boards: Record<string, string> } };

/** A custom board, with the boards on which the words of its file continue. */
export type ExportedBoard = OwnBoard & { parts?: readonly OwnBoard[] };

type ShownBoard = ShownCells & Pick<ExportedBoard, 'parts'>;

/** One board of those that the words of a file fill. */
type FilePage = ShownCells & { source: Pick<BoardSource, 'delta' | 'places'> };

/** The pages without the keys that open the next one, which are not in the file. */
function listPages(source: BoardSource, { parts = [], ...first }: ShownBoard): FilePage[] {
  const ids = new Set(parts.map(({ id }) => id));
  const withoutLinks = (cells: DeltaBoard) =>
    cells.map((key) => (ids.has(findOwnWord(key ?? '')?.opens ?? '') ? null : key));
  const pages = [
    { ...first, source },
    ...parts.flatMap(({ imported, ...part }) =>
      imported === undefined ? [] : [{ ...part, source: imported.source }],
    ),
  ];
  return pages.map(({ cells, hidden, source: { delta, places } }) => ({
    cells: withoutLinks(cells),
    hidden,
    source: { delta: withoutLinks(delta), places },
  }));
}

/**
 * The imported board with the visitor's changes, as it was in its file or package. `isRelinked` when the file is another
 * one, in which the boards of folder keys have other paths.
 */
export const buildDeltaDocument = (
  source: BoardSource,
  shown: ShownBoard,
  findLink: FindLink = () => undefined,
  isRelinked = false,
): Record<string, unknown> =>
  listPages(source, shown).reduce<Record<string, unknown>>((board, page) => {
    const updated = updateBoard(
      { ...page.source, board },
      page.cells,
      (cell) => buildButton(page, cell, findLink),
      (key) => {
        const { isEdited = false, opens } = findOwnWord(key) ?? {};
        return isEdited || (isRelinked && opens !== undefined);
      },
    );
    return withHiddenButtons(updated, page.source.places, page.cells, page.hidden);
  }, source.board);

/** Puts the pictures and recordings of a package into the board itself, which then needs no package. */
export async function inlineMedia(
  document: Record<string, unknown>,
  packageBytes: Uint8Array,
): Promise<Record<string, unknown>> {
  const { readMedia, manifest } = await readPackageMedia(packageBytes, document);
  const { images, sounds } = withManifestPaths(document, manifest);
  const inline = (list: unknown) =>
    (Array.isArray(list) ? list : []).map((item: Record<string, unknown>) => {
      const { path, ...media } = item;
      const data = typeof path === 'string' ? readMedia(path, item['content_type'] as string) : undefined;
      return data === undefined ? item : { ...media, data };
    });
  return { ...document, images: inline(images), sounds: inline(sounds) };
}

/** The imported package with changed and added boards, by path; all other files are as they were. */
export async function buildImportedPackage(
  bytes: Uint8Array<ArrayBuffer>,
  documents: ReadonlyMap<string, Record<string, unknown>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { strFromU8, strToU8, unzipSync, zipSync } = await import('fflate');
  const files = unzipSync(bytes);
  const added = [...documents].filter(([path]) => !Object.hasOwn(files, path));
  const changed = new Map(documents);
  if (added.length > 0) {
    const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? strToU8('{}'))) as Manifest;
    const entries = added.map(([path, { id }]) => [String(id), path]);
    const boards = { ...manifest.paths.boards, ...Object.fromEntries(entries) };
    changed.set('manifest.json', { ...manifest, paths: { ...manifest.paths, boards } });
  }
  const texts = [...changed].map(([path, value]) => [path, strToU8(JSON.stringify(value, null, 1))]);
  return zipSync({ ...files, ...(Object.fromEntries(texts) as typeof files) });
}
