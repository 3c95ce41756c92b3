import type { BoardGrid, DeltaBoard, OwnBoard } from '@paniscus/domain/keyboard';
import { addOwnWords, findOwnWord, setOwnBoards } from '../../../store/own-words';
import { linkBoards } from '../link-boards';
import { readBoardFile } from '../read-board-file';

/** Origin of the site in exported files. */
export const SITE = 'https://paniscus.example';

/** Imports a file on a device that has no custom boards; `index` is the board that becomes Delta. */
export async function importFile(content: string | Uint8Array<ArrayBuffer>, index = 0) {
  const { boards, skipped } = await readBoardFile(new File([content], 'boards'));
  const root = boards[index];
  if (root === undefined) throw new Error('The file has no such board.');
  setOwnBoards([]);
  const imported = await linkBoards(root, boards);
  addOwnWords(imported.ownWords);
  return { ...imported, skipped };
}

type Boards = { delta: DeltaBoard; grid: BoardGrid; ownBoards: readonly OwnBoard[] };

/**
 * All boards by what their keys say and show, with names instead of ids: what an export must keep. Custom words have other
 * ids after each import.
 */
export function describeBoards({ delta, grid, ownBoards }: Boards) {
  const describeKey = (key: string | null) => {
    const own = findOwnWord(key ?? '');
    if (own === undefined) return key;
    const { opens } = own;
    return { ...own, key: '', opens: ownBoards.find(({ id }) => id === opens)?.name ?? opens };
  };
  const describeBoard = (cells: DeltaBoard, { rows, columns, hidden = [] }: BoardGrid) => ({
    rows,
    columns,
    cells: cells.map(describeKey),
    shown: cells.map((key) => key === null || !hidden.includes(key)),
  });
  return [
    describeBoard(delta, grid),
    ...ownBoards.map((board) => [board.name, describeBoard(board.cells, board)]),
  ];
}
