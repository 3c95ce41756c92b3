import {
  EMPTY_DELTA,
  fillEmptyCells,
  listBoardWords,
  listGridCells,
  recordStep,
  undoStep,
  withoutWordAt,
  withSwap,
  withWordAt,
} from '@paniscus/domain/keyboard';
import type { BoardGrid, DeltaBoard, LexigramKey } from '@paniscus/domain/keyboard';
import { getWord } from '../../store/own-words';
import { useState } from 'react';
import { listSourceKeys } from './word-sources';

const getCellText = (delta: DeltaBoard, cell: number) => {
  const key = delta[cell] ?? null;
  return key === null ? 'empty' : getWord(key);
};
const describeCell = (delta: DeltaBoard, cell: number, place: number) =>
  `Key ${place}: ${getCellText(delta, cell)}.`;

const describeFill = (addedCount: number) =>
  addedCount === 0
    ? 'No words were added. They are already on the board, or there is no room.'
    : `${addedCount} words added.`;

/** Edit steps: each ends a move, says what it did and can be undone. */
function useEditSteps(delta: DeltaBoard, onDeltaChange: (delta: DeltaBoard) => void) {
  const [earlier, setEarlier] = useState<readonly DeltaBoard[]>([]);
  const [isMoving, setIsMoving] = useState(false);
  const [message, setMessage] = useState(
    `${describeCell(delta, 0, 1)} Choose a word for it, or another key.`,
  );

  return {
    isMoving,
    setIsMoving,
    message,
    setMessage,
    canUndo: earlier.length > 0,
    applyStep(next: DeltaBoard, text: string): void {
      const edit = recordStep({ board: delta, earlier }, next);
      setEarlier(edit.earlier);
      if (edit.board !== delta) onDeltaChange(edit.board);
      setIsMoving(false);
      setMessage(text);
    },
    /** Drops the earlier boards, because a word that they contain no longer exists. */
    forget(text: string): void {
      setEarlier([]);
      setIsMoving(false);
      setMessage(text);
    },
    undo(): void {
      const edit = undoStep({ board: delta, earlier });
      setEarlier(edit.earlier);
      onDeltaChange(edit.board);
      setIsMoving(false);
      setMessage('The last change was undone.');
    },
  };
}

type ApplyStep = ReturnType<typeof useEditSteps>['applyStep'];

/** Steps that change many cells at once. */
const buildBulkSteps = (delta: DeltaBoard, grid: BoardGrid, applyStep: ApplyStep) => ({
  clearAll: () => applyStep(EMPTY_DELTA, 'The board is empty. To bring it back, press Undo.'),
  fillFrom(source: string) {
    const filled = fillEmptyCells(delta, listSourceKeys(source), grid);
    applyStep(filled, describeFill(listBoardWords(filled).length - listBoardWords(delta).length));
  },
});

/** Selected cell, the one after it, and the 1-based numbers of cells in the grid. */
function useSelectedCell(grid: BoardGrid) {
  const [cell, setCell] = useState(0);
  const shown = listGridCells(grid);
  const getPlace = (target: number) => shown.indexOf(target) + 1;
  return { cell, setCell, getPlace, next: shown[getPlace(cell)] ?? cell };
}

type CellSelection = ReturnType<typeof useSelectedCell>;

/** Steps that change the selected cell. */
const buildCellSteps = (delta: DeltaBoard, selection: CellSelection, applyStep: ApplyStep) => {
  const { cell, next, getPlace, setCell } = selection;
  return {
    /** Puts the word into the selected cell and selects the next one; `name` is the text of a word that is new. */
    putWord(key: LexigramKey, name = getWord(key)) {
      const changed = withWordAt(delta, cell, key);
      const nextText = `Next is key ${getPlace(next)}: ${getCellText(changed, next)}.`;
      applyStep(changed, `${name} is on key ${getPlace(cell)}. ${nextText}`);
      setCell(next);
    },
    clearCell: () => applyStep(withoutWordAt(delta, cell), `Key ${getPlace(cell)} is empty.`),
    moveTo(target: number) {
      applyStep(
        withSwap(delta, cell, target),
        `Keys ${getPlace(cell)} and ${getPlace(target)} were swapped.`,
      );
      setCell(target);
    },
  };
};

/** Editor state of the visitor's board. Each step is saved at once and can be undone while the editor is open. */
export function useBoardEditor(
  delta: DeltaBoard,
  grid: BoardGrid,
  onDeltaChange: (delta: DeltaBoard) => void,
) {
  const { setIsMoving, setMessage, applyStep, ...steps } = useEditSteps(delta, onDeltaChange);
  const selection = useSelectedCell(grid);
  const { cell, getPlace, setCell } = selection;
  const { moveTo, ...cellSteps } = buildCellSteps(delta, selection, applyStep);
  const describe = (target: number) => describeCell(delta, target, getPlace(target));

  return {
    ...steps,
    ...cellSteps,
    ...buildBulkSteps(delta, grid, applyStep),
    /** Zero-based selected cell. */
    cell,
    /** Word of the selected cell. */
    selectedKey: delta[cell] ?? null,
    isEmpty: listBoardWords(delta).length === 0,
    /** 1-based number of the selected cell in the grid. */
    place: getPlace(cell),
    isCellEmpty: (delta[cell] ?? null) === null,
    selectCell(next: number) {
      if (steps.isMoving) return moveTo(next);
      setCell(next);
      setMessage(`${describe(next)} Choose a word for it.`);
    },
    toggleMove() {
      setIsMoving(!steps.isMoving);
      setMessage(steps.isMoving ? describe(cell) : `${describe(cell)} Choose the key to move it to.`);
    },
  };
}

export type BoardEditorModel = ReturnType<typeof useBoardEditor>;
