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
import type { BoardEdit, BoardGrid, DeltaBoard, LexigramKey, OwnBoard } from '@paniscus/domain/keyboard';
import { getWord } from '../../store/own-words';
import { useState } from 'react';
import { describeFill } from './describe-fill';
import { listSourceKeys } from './word-sources';

type EditedBoard = Pick<OwnBoard, 'cells' | 'rows' | 'columns' | 'hidden'>;

const NOTHING_HIDDEN: readonly LexigramKey[] = [];

const getCellText = (delta: DeltaBoard, cell: number) => {
  const key = delta[cell] ?? null;
  return key === null ? 'empty' : getWord(key);
};
const describeCell = (delta: DeltaBoard, cell: number, place: number) =>
  `Key ${place}: ${getCellText(delta, cell)}.`;

export type BoardEditorOptions = {
  onCellsChange: (cells: DeltaBoard) => void;
  /** Called with all words of the board that are not shown. */
  onHiddenChange: (hidden: readonly LexigramKey[]) => void;
};

/** Edit steps: each ends a move, says what it did and can be undone. */
function useEditSteps(board: EditedBoard, { onCellsChange, onHiddenChange }: BoardEditorOptions) {
  const { cells: delta, hidden = NOTHING_HIDDEN } = board;
  const [earlier, setEarlier] = useState<BoardEdit['earlier']>([]);
  const [isMoving, setIsMoving] = useState(false);
  const [message, setMessage] = useState(
    `${describeCell(delta, 0, 1)} Choose a word for it, or another key.`,
  );

  const apply = (edit: BoardEdit, text: string) => {
    setEarlier(edit.earlier);
    if (edit.board !== delta) onCellsChange(edit.board);
    if (edit.hidden !== hidden) onHiddenChange(edit.hidden);
    setIsMoving(false);
    setMessage(text);
  };

  return {
    isMoving,
    setIsMoving,
    message,
    setMessage,
    canUndo: earlier.length > 0,
    applyStep(next: DeltaBoard, text: string): void {
      apply(recordStep({ board: delta, hidden, earlier }, { board: next }), text);
    },
    applyHidden(next: readonly LexigramKey[], text: string): void {
      apply(recordStep({ board: delta, hidden, earlier }, { hidden: next }), text);
    },
    /** Drops the earlier boards, because a word that they contain no longer exists. */
    forget(text: string): void {
      setEarlier([]);
      setIsMoving(false);
      setMessage(text);
    },
    undo(): void {
      apply(undoStep({ board: delta, hidden, earlier }), 'The last change was undone.');
    },
  };
}

type ApplyStep = ReturnType<typeof useEditSteps>['applyStep'];
type ApplyHidden = ReturnType<typeof useEditSteps>['applyHidden'];

/** Steps that hide words and show them again; hidden words keep their places. */
const buildHidingSteps = (
  { cells, hidden = NOTHING_HIDDEN }: EditedBoard,
  key: LexigramKey | null,
  applyHidden: ApplyHidden,
) => {
  const isHidden = key !== null && hidden.includes(key);
  return {
    /** Whether the word of the selected cell is hidden. */
    isHidden,
    hasHidden: cells.some((other) => other !== null && hidden.includes(other)),
    toggleHidden() {
      if (key === null) return;
      if (isHidden)
        applyHidden(
          hidden.filter((other) => other !== key),
          `${getWord(key)} is shown.`,
        );
      else applyHidden([...hidden, key], `${getWord(key)} is hidden. It keeps its place.`);
    },
    hideAll: () =>
      applyHidden(
        [...new Set(listBoardWords(cells))],
        'All words are hidden. Choose a key, then press Show word to add words step by step.',
      ),
    showAll: () => applyHidden(NOTHING_HIDDEN, 'All words are shown.'),
  };
};

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
export function useBoardEditor(board: EditedBoard, options: BoardEditorOptions) {
  const { cells: delta, ...grid } = board;
  const { setIsMoving, setMessage, applyStep, applyHidden, ...steps } = useEditSteps(board, options);
  const selection = useSelectedCell(grid);
  const { cell, getPlace, setCell } = selection;
  const { moveTo, ...cellSteps } = buildCellSteps(delta, selection, applyStep);
  const describe = (target: number) => describeCell(delta, target, getPlace(target));

  return {
    ...steps,
    ...cellSteps,
    ...buildBulkSteps(delta, grid, applyStep),
    ...buildHidingSteps(board, delta[cell] ?? null, applyHidden),
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
