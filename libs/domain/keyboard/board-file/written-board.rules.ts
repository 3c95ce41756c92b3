import { BOARD_COLUMNS, BOARD_ROWS } from '../board.rules.ts';
import type { BoardId, LexigramKey } from '../keyboard.types.ts';
import type { OpenBoard, OpenButton, OpenImage, OpenLicense, OpenManifest } from './board-file.types.ts';

export const OPEN_BOARD_FORMAT = 'open-board-0.1';

type WrittenWord = {
  key: LexigramKey;
  word: string;
  /** Tile color as hex, `#6a4a98`. */
  color: string;
};

export type BoardToWrite = {
  id: BoardId;
  name: string;
  url: string;
  description: string;
  license: OpenLicense;
  words: readonly (WrittenWord | null)[];
  /** Source of a word's image: inline data, or a path in the package. */
  getPicture: (key: LexigramKey) => Pick<OpenImage, 'data' | 'path'>;
  pictureSide: number;
  others: readonly Pick<BoardToWrite, 'id' | 'name'>[];
};

const getBoardPath = (id: BoardId): string => `boards/${id}.obf`;

function toRgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${String(red)}, ${String(green)}, ${String(blue)})`;
}

/** The button id is the cell's number, because several cells can hold the same word. */
function toButton({ key, word, color }: WrittenWord, place: number): OpenButton {
  const spoken = word.replaceAll('-', ' ');
  return {
    id: String(place + 1),
    label: word,
    ...(spoken === word ? {} : { vocalization: spoken }),
    image_id: key,
    background_color: toRgb(color),
    border_color: toRgb(color),
    ext_paniscus_key: key,
  };
}

const getLink = ({ id, name }: Pick<BoardToWrite, 'id' | 'name'>): OpenButton => ({
  id: `to-${id}`,
  label: name,
  load_board: { id, name, path: getBoardPath(id) },
});

function getGrid(words: BoardToWrite['words'], links: readonly OpenButton[]): OpenBoard['grid'] {
  const ids = words.map((word, place) => (word === null ? null : String(place + 1)));
  const rows = Array.from({ length: BOARD_ROWS }, (_, row) =>
    ids.slice(row * BOARD_COLUMNS, (row + 1) * BOARD_COLUMNS),
  );
  const lastRow = Array.from({ length: BOARD_COLUMNS }, (_, column) => links[column]?.id ?? null);
  const order = links.length > 0 ? [...rows, lastRow] : rows;
  return { rows: order.length, columns: BOARD_COLUMNS, order };
}

/** Builds a board in the Open Board Format. Links to the other boards of its package form an additional row. */
export function buildOpenBoard(board: BoardToWrite): OpenBoard {
  const { id, name, url, description, license, words, getPicture, pictureSide, others } = board;
  const buttons = words.flatMap((word, place) => (word === null ? [] : [toButton(word, place)]));
  const links = others.map(getLink);
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
    grid: getGrid(words, links),
  };
}

export const buildManifest = (boards: readonly OpenBoard[], root: BoardId): OpenManifest => ({
  format: OPEN_BOARD_FORMAT,
  root: getBoardPath(root),
  paths: {
    boards: Object.fromEntries(boards.map(({ id }) => [id, getBoardPath(id as BoardId)])),
    images: Object.fromEntries(
      boards.flatMap(({ images }) => images.map(({ id, path = '' }) => [id, path] as const)),
    ),
    sounds: {},
  },
});
