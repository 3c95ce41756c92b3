import type { Page } from 'playwright';
import { strToU8, zipSync } from 'fflate';

/** Boards of full size; each opens the next one. */
const BOARD_COUNT = 8;
const ROWS = 8;
const COLUMNS = 16;

/** Pictures as the keyboard stores them, of about the size of a photograph. */
const createPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from({ length: 40 }, (_, index) => {
      const canvas = document.createElement('canvas');
      canvas.width = 256;
      canvas.height = 256;
      const context = canvas.getContext('2d');
      for (let square = 0; context !== null && square < 1024; square += 1) {
        context.fillStyle = `hsl(${String((index * 37 + square * square * 7) % 360)} 60% ${String(30 + (square % 40))}%)`;
        context.fillRect((square % 32) * 8, Math.floor(square / 32) * 8, 8, 8);
      }
      return canvas.toDataURL('image/webp', 0.8);
    }),
  );

const getPath = (board: number) => `boards/${String(board)}.obf`;

/** All keys of a board have words with pictures; the first one opens the next board. */
function buildBoard(board: number, pictures: readonly string[]) {
  const ids = Array.from({ length: ROWS * COLUMNS }, (_, cell) => `${String(board)}-${String(cell)}`);
  const next = String((board + 1) % BOARD_COUNT);
  return {
    format: 'open-board-0.1',
    id: String(board),
    locale: 'en',
    name: `Board ${String(board)}`,
    description_html: '',
    buttons: ids.map((id, cell) => ({
      id,
      label: `word ${id}`,
      image_id: id,
      ...(cell === 0 ? { load_board: { id: next, path: getPath(Number(next)) } } : {}),
    })),
    images: ids.map((id, cell) => ({
      id,
      content_type: 'image/webp',
      width: 256,
      height: 256,
      data: pictures[(board + cell) % pictures.length],
    })),
    sounds: [],
    grid: {
      rows: ROWS,
      columns: COLUMNS,
      order: Array.from({ length: ROWS }, (_, row) => ids.slice(row * COLUMNS, (row + 1) * COLUMNS)),
    },
  };
}

/** A package of boards that are full of custom words with pictures. */
export async function buildOwnWordsPackage(page: Page): Promise<Buffer> {
  const pictures = await createPictures(page);
  const boards = Array.from({ length: BOARD_COUNT }, (_, board) => buildBoard(board, pictures));
  const paths = { boards: Object.fromEntries(boards.map(({ id }) => [id, getPath(Number(id))])) };
  const manifest = { format: 'open-board-0.1', root: getPath(0), paths };
  const files = [['manifest.json', manifest], ...boards.map((board) => [getPath(Number(board.id)), board])];
  return Buffer.from(
    zipSync(Object.fromEntries(files.map(([path, file]) => [path, strToU8(JSON.stringify(file))]))),
  );
}
