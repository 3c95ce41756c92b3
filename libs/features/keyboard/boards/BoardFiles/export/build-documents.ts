import { organization } from '@paniscus/content';
import { BOARD_IDS, buildOpenBoard, FULL_GRID, getBoardPath, isOwnKey } from '@paniscus/domain/keyboard';
import type {
  BoardGrid,
  BoardId,
  BoardSource,
  DeltaBoard,
  LexigramKey,
  OpenBoard,
  OwnBoard,
  OwnBoardId,
} from '@paniscus/domain/keyboard';
import { findLexigram } from '@paniscus/lexigrams';
import { listCells } from '../../../KeyboardScreen/board-cells';
import { boardNames } from '../../../store/names.data';
import { cropDocument, withGrid } from './crop-document';
import { buildDeltaDocument, inlineMedia } from './delta-document';
import type { ExportedBoard } from './delta-document';
import type { FindLink } from './build-button';
import { getSignColors, renderSvg } from '../../drawing/sign-drawing';

/** In pixels: sharp on a large key; other programs render at 96. */
const PICTURE_SIDE = 96;

const descriptions: Readonly<Record<BoardId, string>> = {
  alpha: 'People and apes, food and drink, and small words.',
  beta: 'Places, activities, feelings and states.',
  gamma: 'The body and things, and small words.',
  delta: 'A custom board.',
};

/** The same license as the rest of the site. */
const license = {
  type: 'MIT',
  copyright_notice_url: 'https://opensource.org/license/mit',
  author_name: organization.legalName,
};

/** The sign of a word as SVG. */
export const drawSign = (key: LexigramKey): string => {
  const lexigram = findLexigram(key);
  return lexigram === undefined ? '' : renderSvg(lexigram, PICTURE_SIDE);
};
const getPicturePath = (key: LexigramKey) => `images/${key}.svg`;

/** A panel, or Delta with words of the vocabulary only. */
export function buildBoard(id: BoardId, delta: DeltaBoard, site: string, isPackaged: boolean): OpenBoard {
  const words = listCells(id, delta).map((lexigram) =>
    lexigram === null
      ? null
      : { key: lexigram.key, word: lexigram.word, color: getSignColors(lexigram).tile },
  );
  return buildOpenBoard({
    id,
    name: `${organization.keyboard.name}: ${boardNames[id]}`,
    url: `${site}${organization.keyboard.path}?panel=${id}`,
    description: `<p>${descriptions[id]} Signs inspired by Yerkish lexigrams, drawn and arranged for this site.</p>`,
    license: { ...license, source_url: `${site}${organization.keyboard.path}` },
    words,
    getPicture: (key) =>
      isPackaged
        ? { path: getPicturePath(key) }
        : { data: `data:image/svg+xml;base64,${btoa(drawSign(key))}` },
    pictureSide: PICTURE_SIDE,
    others: isPackaged
      ? BOARD_IDS.filter((other) => other !== id).map((other) => ({ id: other, name: boardNames[other] }))
      : [],
  });
}

/** What of the person's own is exported beside Delta's words. */
export type OwnContent = {
  /** The part of Delta that is shown. */
  grid: BoardGrid;
  /** The boards on which the words of Delta's file continue. */
  parts?: readonly OwnBoard[];
  /** The custom boards beside Delta. */
  boards: readonly ExportedBoard[];
  /** The board that Delta was imported from. */
  source?: BoardSource;
};

export const NOTHING_OWN: OwnContent = { grid: FULL_GRID, boards: [] };

/** Where a board is in a package, and its id there if it has another than on the keyboard. */
type Locate = (id: OwnBoardId) => { path: string; id?: string };

export const locateOwn: Locate = (id) => ({ path: getBoardPath(id) });

/** Links of folder keys to the boards of a package; without one, a link has only the id and the name. */
export const createFindLink =
  ({ boards }: OwnContent, locate?: Locate): FindLink =>
  (id) => {
    const name = id === 'delta' ? boardNames.delta : boards.find((board) => board.id === id)?.name;
    if (name === undefined) return undefined;
    return { id, name, ...locate?.(id) };
  };

/** A custom board as a document: the imported board with the changes, or a new one. Its media are inside. */
export async function buildOwnDocument(
  board: ExportedBoard,
  site: string,
  source: BoardSource | undefined,
  findLink: FindLink,
): Promise<Record<string, unknown>> {
  const { id, name, cells } = board;
  if (source !== undefined) {
    const document = buildDeltaDocument(source, board, findLink, true);
    const { packaged } = source;
    const complete = packaged === undefined ? document : await inlineMedia(document, packaged.bytes);
    return withGrid(complete, source, board);
  }
  const vocabularyOnly = cells.map((key) => (key !== null && isOwnKey(key) ? null : key));
  const title = id === 'delta' ? {} : { id, name };
  const empty = { ...buildBoard('delta', vocabularyOnly, site, false), ...title };
  const places = cells.map((_, cell): [number, number] => [Math.floor(cell / 16), cell % 16]);
  const complete = buildDeltaDocument({ board: empty, delta: vocabularyOnly, places }, board, findLink);
  return { ...cropDocument(complete, board), ext_paniscus_board: true };
}

/** Delta as a document, with its own words and links; in a package of ours, each board has its id on the keyboard. */
export const buildDelta = (delta: DeltaBoard, site: string, own: OwnContent, findLink: FindLink) =>
  buildOwnDocument(
    { id: 'delta', name: boardNames.delta, cells: delta, ...own.grid, parts: own.parts },
    site,
    own.source,
    findLink,
  );

/** The custom boards beside Delta by their paths; those of Delta's package keep everything of their files. */
export async function buildOwnDocuments(
  { boards, source }: OwnContent,
  site: string,
  findLink: FindLink,
): Promise<Map<string, Record<string, unknown>>> {
  const packaged = source?.packaged;
  const documents = boards.map(async (board): Promise<[string, Record<string, unknown>]> => {
    const imported = packaged === undefined ? undefined : board.imported;
    const boardSource = imported === undefined ? undefined : { ...imported.source, packaged };
    const document = await buildOwnDocument(board, site, boardSource, findLink);
    return [getBoardPath(board.id), { ...document, id: board.id }];
  });
  return new Map(await Promise.all(documents));
}
