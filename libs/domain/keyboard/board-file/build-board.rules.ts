import { BOARD_COLUMNS, BOARD_IDS, BOARD_ROWS } from '../board.rules.ts';
import type { BoardId, LexigramKey } from '../keyboard.types.ts';
import { isRecord, toList, toRecord } from './json.rules.ts';
import type { OpenBoard, OpenButton, OpenImage, OpenLicense, OpenManifest } from './board-file.types.ts';

export const OPEN_BOARD_FORMAT = 'open-board-0.1';

type BoardWord = {
  key: LexigramKey;
  word: string;
  /** Tile color as hex, `#6a4a98`. */
  color: string;
};

export type BoardContent = {
  /** Of a built-in board, Delta or another own board. */
  id: string;
  name: string;
  url: string;
  description: string;
  license: OpenLicense;
  words: readonly (BoardWord | null)[];
  /** Source of a word's image: inline data, or a path in the package. */
  getPicture: (key: LexigramKey) => Pick<OpenImage, 'data' | 'path'>;
  pictureSide: number;
  others: readonly Pick<BoardContent, 'id' | 'name'>[];
};

/** Path of a board in a package of ours. */
export const getBoardPath = (id: string): string => `boards/${id}.obf`;

function toRgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${String(red)}, ${String(green)}, ${String(blue)})`;
}

/** The button id is the cell's number, because several cells can hold the same word. */
function toButton({ key, word, color }: BoardWord, index: number): OpenButton {
  const vocalization = word.replaceAll('-', ' ');
  return {
    id: String(index + 1),
    label: word,
    ...(vocalization === word ? {} : { vocalization }),
    image_id: key,
    background_color: toRgb(color),
    border_color: toRgb(color),
    ext_paniscus_key: key,
  };
}

const getLinkId = (id: string) => `to-${id}`;

/** Whether a board is a built-in panel in a file of ours. */
export const isPanelDocument = ({ id, buttons }: Readonly<Record<string, unknown>>): boolean =>
  id !== 'delta' &&
  BOARD_IDS.some((panel) => panel === id) &&
  toList(buttons).some((button) => 'ext_paniscus_key' in toRecord(button));

/** Whether a button belongs to the row of links that our packages have below each board. */
export const isNavigationLink = ({ id, load_board: link }: Readonly<Record<string, unknown>>): boolean =>
  isRecord(link) && typeof link['id'] === 'string' && id === getLinkId(link['id']);

const toLinkButton = ({ id, name }: Pick<BoardContent, 'id' | 'name'>): OpenButton => ({
  id: getLinkId(id),
  label: name,
  load_board: { id, name, path: getBoardPath(id) },
});

function buildGrid(words: BoardContent['words'], links: readonly OpenButton[]): OpenBoard['grid'] {
  const ids = words.map((word, index) => (word === null ? null : String(index + 1)));
  const rows = Array.from({ length: BOARD_ROWS }, (_, row) =>
    ids.slice(row * BOARD_COLUMNS, (row + 1) * BOARD_COLUMNS),
  );
  const lastRow = Array.from({ length: BOARD_COLUMNS }, (_, column) => links[column]?.id ?? null);
  const order = links.length > 0 ? [...rows, lastRow] : rows;
  return { rows: order.length, columns: BOARD_COLUMNS, order };
}

/** Builds a board in the Open Board Format. Links to the other boards of its package form an additional row. */
export function buildOpenBoard(board: BoardContent): OpenBoard {
  const { id, name, url, description, license, words, getPicture, pictureSide, others } = board;
  const buttons = words.flatMap((word, index) => (word === null ? [] : [toButton(word, index)]));
  const links = others.map(toLinkButton);
  const keys = [...new Set(words.flatMap((word) => (word === null ? [] : [word.key])))];
  return {
    format: OPEN_BOARD_FORMAT,
    id,
    locale: 'en',
    name,
    url,
    description_html: description,
    license,
    buttons: [...buttons, ...links],
    images: keys.map((key) => ({
      id: key,
      content_type: 'image/svg+xml',
      width: pictureSide,
      height: pictureSide,
      ...getPicture(key),
      license,
    })),
    sounds: [],
    grid: buildGrid(words, links),
  };
}

export const buildManifest = (boards: readonly OpenBoard[], root: BoardId): OpenManifest => ({
  format: OPEN_BOARD_FORMAT,
  root: getBoardPath(root),
  paths: {
    boards: Object.fromEntries(boards.map(({ id }) => [id, getBoardPath(id)])),
    images: Object.fromEntries(
      boards.flatMap(({ images }) => images.map(({ id, path = '' }) => [id, path] as const)),
    ),
    sounds: {},
  },
});
