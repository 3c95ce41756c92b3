import { organization } from '@paniscus/content';
import { BOARD_IDS, buildManifest, getBoardPath, isFullGrid, isOwnKey } from '@paniscus/domain/keyboard';
import type { BoardId, BoardSource, DeltaBoard, OwnBoardId } from '@paniscus/domain/keyboard';
import {
  buildBoard,
  buildDelta,
  buildOwnDocument,
  buildOwnDocuments,
  createFindLink,
  drawSign,
  locateOwn,
  NOTHING_OWN,
} from './build-documents';
import type { OwnContent } from './build-documents';
import { withGrid } from './crop-document';
import { buildDeltaDocument, buildImportedPackage } from './delta-document';
import { joinParts } from './join-parts';

/** Export selection: one board as a file, all or the custom boards as a package, or the package Delta was imported from. */
export type ExportSelection = BoardId | 'all' | 'own' | 'imported';

export type ExportedFile = { name: string; type: string; content: string | Uint8Array<ArrayBuffer> };

const PACKAGE_TYPE = 'application/obz';
const OWNER = organization.name.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-');

const toJson = (value: unknown) => JSON.stringify(value, null, 1);

/** One board as an `.obf` file with embedded pictures. `site` is the origin, without a path. */
export async function buildBoardFile(
  id: BoardId,
  delta: DeltaBoard,
  site: string,
  own: OwnContent = NOTHING_OWN,
): Promise<ExportedFile> {
  const board =
    id === 'delta'
      ? await buildDelta(delta, site, own, createFindLink(own))
      : buildBoard(id, delta, site, false);
  return { name: `${OWNER}-${id}.obf`, type: 'application/obf', content: toJson(board) };
}

async function zipTexts(texts: Iterable<readonly [string, string]>): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate');
  const files = Object.fromEntries([...texts].map(([path, text]) => [path, strToU8(text)]));
  // A fixed modification time makes the package reproducible.
  return zipSync(files, { mtime: new Date(2020, 0, 1) });
}

/** The panels and all custom boards as one `.obz` package with shared pictures. `site` is the origin, without a path. */
export async function buildPackageFile(
  delta: DeltaBoard,
  site: string,
  own: OwnContent = NOTHING_OWN,
): Promise<ExportedFile> {
  const findLink = createFindLink(own, locateOwn);
  const boards = BOARD_IDS.map((id) => buildBoard(id, delta, site, true));
  const manifest = buildManifest(boards, 'alpha');
  const isPlain = own.source === undefined && isFullGrid(own.grid) && own.boards.length === 0;
  const hasOwnContent = !isPlain || delta.some((key) => key !== null && isOwnKey(key));
  const ownDelta = hasOwnContent
    ? { ...(await buildDelta(delta, site, own, findLink)), id: 'delta' }
    : undefined;
  const others = await buildOwnDocuments(own, site, findLink);
  for (const { id } of own.boards) manifest.paths.boards[id] = getBoardPath(id);
  const texts: [string, string][] = [
    ['manifest.json', toJson(manifest)],
    ...boards.map((board): [string, string] => [
      manifest.paths.boards[board.id] ?? '',
      toJson(board.id === 'delta' ? (ownDelta ?? board) : board),
    ]),
    ...[...others].map(([path, document]): [string, string] => [path, toJson(document)]),
    ...Object.entries(manifest.paths.images).map(([key, path]): [string, string] => [path, drawSign(key)]),
  ];
  return { name: `${OWNER}-boards.obz`, type: PACKAGE_TYPE, content: await zipTexts(texts) };
}

/** Delta and the other own boards, linked by their folder keys, as one `.obz` package. */
async function buildOwnPackageFile(delta: DeltaBoard, site: string, own: OwnContent): Promise<ExportedFile> {
  const findLink = createFindLink(own, locateOwn);
  const documents = await buildOwnDocuments(own, site, findLink);
  const ids = ['delta', ...own.boards.map(({ id }) => id)];
  const boards = Object.fromEntries(ids.map((id) => [id, getBoardPath(id)]));
  const paths = { boards, images: {}, sounds: {} };
  const texts: [string, string][] = [
    ['manifest.json', toJson({ ...buildManifest([], 'delta'), paths })],
    [getBoardPath('delta'), toJson({ ...(await buildDelta(delta, site, own, findLink)), id: 'delta' })],
    ...[...documents].map(([path, document]): [string, string] => [path, toJson(document)]),
  ];
  return { name: `${OWNER}-own-boards.obz`, type: PACKAGE_TYPE, content: await zipTexts(texts) };
}

/** The package that Delta came in, with the changes to its boards and the custom boards that were added since. */
async function buildImportedFile(
  delta: DeltaBoard,
  site: string,
  own: OwnContent,
  source: BoardSource & Required<Pick<BoardSource, 'packaged'>>,
): Promise<ExportedFile> {
  const { bytes, path } = source.packaged;
  const locate = (id: OwnBoardId) => {
    const imported =
      id === 'delta' ? { path, source } : own.boards.find((board) => board.id === id)?.imported;
    return imported === undefined
      ? locateOwn(id)
      : { path: imported.path, id: String(imported.source.board['id']) };
  };
  const findLink = createFindLink(own, locate);
  const documents = new Map<string, Record<string, unknown>>([
    [
      path,
      withGrid(
        buildDeltaDocument(source, { cells: delta, ...own.grid, parts: own.parts }, findLink),
        source,
        own.grid,
      ),
    ],
  ]);
  for (const board of own.boards) {
    const { imported } = board;
    const document =
      imported === undefined
        ? await buildOwnDocument(board, site, undefined, findLink)
        : withGrid(buildDeltaDocument(imported.source, board, findLink), imported.source, board);
    documents.set(locate(board.id).path, document);
  }
  const content = await buildImportedPackage(bytes, documents);
  return { name: `${OWNER}-imported.obz`, type: PACKAGE_TYPE, content };
}

export async function buildExportFile(
  selection: ExportSelection,
  delta: DeltaBoard,
  site: string,
  content: OwnContent,
): Promise<ExportedFile> {
  const own = joinParts(content);
  const { source } = own;
  if (selection === 'imported' && source?.packaged !== undefined)
    return buildImportedFile(delta, site, own, { ...source, packaged: source.packaged });
  if (selection === 'imported' && source !== undefined) return buildBoardFile('delta', delta, site, own);
  if (selection === 'own') return buildOwnPackageFile(delta, site, own);
  if (selection === 'all' || selection === 'imported') return buildPackageFile(delta, site, own);
  return buildBoardFile(selection, delta, site, own);
}
