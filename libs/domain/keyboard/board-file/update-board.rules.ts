import { BOARD_COLUMNS } from '../board.rules.ts';
import type { DeltaBoard, LexigramKey } from '../keyboard.types.ts';
import type { BoardSource, GridPlace } from '../own-word/own-word.types.ts';
import type { AddedButton, Order } from './board-buttons.rules.ts';
import { addMedia, findButton, listRemaining, mergeButton } from './board-buttons.rules.ts';
import { toList, toRecord } from './json.rules.ts';
import { hasMovedWords } from './lay-out-board.rules.ts';

/** Grows the grid until it contains the place. */
function growGrid(order: Order, [row, column]: GridPlace): void {
  const columns = Math.max(column + 1, ...order.map(({ length }) => length));
  while (order.length <= row) order.push([]);
  for (const line of order) while (line.length < columns) line.push(null);
}

/** Place of a cell that was empty in the file: the same in a small grid, below the others in one that was rearranged. */
function findNewPlace(cell: number, source: BoardSource, order: Order): GridPlace {
  const [row, column] = [Math.floor(cell / BOARD_COLUMNS), cell % BOARD_COLUMNS];
  const isFree = (order[row]?.[column] ?? null) === null;
  return hasMovedWords(source) || !isFree ? [order.length, column] : [row, column];
}

type BoardChanges = {
  source: BoardSource;
  delta: DeltaBoard;
  /** Builds the button for a cell's new word. */
  buildButton: (cell: number) => AddedButton;
};

const readOrder = ({ board }: BoardSource): Order =>
  toList(toRecord(board['grid'])['order']).map(toList) as Order;

const isSameWord = ({ source, delta }: Pick<BoardChanges, 'source' | 'delta'>, cell: number) =>
  delta[cell] === source.delta[cell];

/** Puts the words of changed cells into the order of the grid; returns their buttons. */
function insertButtons(order: Order, changedCells: readonly number[], changes: BoardChanges): AddedButton[] {
  const { source, delta, buildButton } = changes;
  return changedCells.flatMap((cell) => {
    const place = source.places[cell] ?? findNewPlace(cell, source, order);
    growGrid(order, place);
    const line = order[place[0]] ?? [];
    const original = findButton(source.board, line[place[1]] ?? null);
    line[place[1]] = null;
    if ((delta[cell] ?? null) === null) return [];
    const next = buildButton(cell);
    line[place[1]] = next.button.id;
    return isSameWord(changes, cell) ? { ...next, button: mergeButton(original, next) } : next;
  });
}

/**
 * The imported board with the changes that the visitor has made on Delta since; everything else is as in the file,
 * including fields that the keyboard does not use. `buildButton` builds the button for a cell's new word; `isEdited`
 * tells whether a word was changed while it stayed in its cell.
 */
export function updateBoard(
  source: BoardSource,
  delta: DeltaBoard,
  buildButton: (cell: number) => AddedButton,
  isEdited: (key: LexigramKey) => boolean = () => false,
): Record<string, unknown> {
  const { board } = source;
  const changedCells = delta.flatMap((key, cell) =>
    isSameWord({ source, delta }, cell) && (key === null || !isEdited(key)) ? [] : [cell],
  );
  if (changedCells.length === 0) return { ...board };
  const before = readOrder(source);
  const order = before.map((row) => [...row]);
  const added = insertButtons(order, changedCells, { source, delta, buildButton });
  return {
    ...board,
    buttons: [...listRemaining(board, before, order), ...added.map(({ button }) => button)],
    images: addMedia(
      board['images'],
      added.map(({ image }) => image),
    ),
    sounds: addMedia(
      board['sounds'],
      added.map(({ sound }) => sound),
    ),
    grid: { ...toRecord(board['grid']), rows: order.length, columns: order[0]?.length ?? 0, order },
  };
}
