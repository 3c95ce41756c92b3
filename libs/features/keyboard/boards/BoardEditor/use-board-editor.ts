import {
  BOARD_PLACES,
  EMPTY_DELTA,
  filledWith,
  withoutStep,
  withoutWordAt,
  withStep,
  withSwap,
  withWordAt,
  wordsOn,
} from '@paniscus/domain/keyboard';
import type { DeltaBoard, LexigramKey } from '@paniscus/domain/keyboard';
import { findLexigram } from '@paniscus/lexigrams';
import { useState } from 'react';
import { keysOfSource } from './sources';

const wordAt = (delta: DeltaBoard, place: number) => {
  const key = delta[place] ?? null;
  return key === null ? 'empty' : (findLexigram(key)?.word ?? key);
};
const describeCell = (delta: DeltaBoard, place: number) => `Place ${place + 1}: ${wordAt(delta, place)}.`;

const describePut = (board: DeltaBoard, place: number, next: number) =>
  `${wordAt(board, place)} is on place ${place + 1}. Next is place ${next + 1}: ${wordAt(board, next)}.`;
const describeFill = (more: number) =>
  more === 0 ? 'Nothing to add: they are there already, or there is no room.' : `${more} words added.`;
const describeMove = (delta: DeltaBoard, place: number) =>
  `${describeCell(delta, place)} Choose the place it goes to.`;

/** Steps of the board: each ends a move, says what it did and can be undone. */
function useBoardSteps(delta: DeltaBoard, onDelta: (delta: DeltaBoard) => void) {
  const [earlier, setEarlier] = useState<readonly DeltaBoard[]>([]);
  const [isMoving, setIsMoving] = useState(false);
  const [text, setText] = useState(`${describeCell(delta, 0)} Choose a word for it, or another place.`);

  return {
    isMoving,
    setIsMoving,
    text,
    setText,
    canUndo: earlier.length > 0,
    step(next: DeltaBoard, spoken: string): void {
      const work = withStep({ board: delta, earlier }, next);
      setEarlier(work.earlier);
      if (work.board !== delta) onDelta(work.board);
      setIsMoving(false);
      setText(spoken);
    },
    undo(): void {
      const work = withoutStep({ board: delta, earlier });
      setEarlier(work.earlier);
      onDelta(work.board);
      setIsMoving(false);
      setText('The last step is undone.');
    },
  };
}

type Step = ReturnType<typeof useBoardSteps>['step'];

/** Steps that change many places at once. */
const buildBulkSteps = (delta: DeltaBoard, step: Step) => ({
  clearAll: () => step(EMPTY_DELTA, 'The board is empty. Undo brings it back.'),
  fillFrom(source: string) {
    const filled = filledWith(delta, keysOfSource(source));
    step(filled, describeFill(wordsOn(filled).length - wordsOn(delta).length));
  },
});

/** Editor state of the visitor's board. Each step is saved at once and can be undone while the editor is open. */
export function useBoardEditor(delta: DeltaBoard, onDelta: (delta: DeltaBoard) => void) {
  const { isMoving, setIsMoving, text, setText, canUndo, step, undo } = useBoardSteps(delta, onDelta);
  const [place, setPlace] = useState(0);

  const move = (to: number) => {
    step(withSwap(delta, place, to), `Place ${place + 1} and place ${to + 1} are exchanged.`);
    setPlace(to);
  };
  const choose = (next: number) => {
    if (isMoving) return move(next);
    setPlace(next);
    setText(`${describeCell(delta, next)} Choose a word for it.`);
  };

  return {
    place,
    isMoving,
    text,
    isEmpty: wordsOn(delta).length === 0,
    isPlaceEmpty: (delta[place] ?? null) === null,
    canUndo,
    choose,
    /** Assigns the word to the selected position and selects the next one. */
    put(key: LexigramKey) {
      const next = Math.min(place + 1, BOARD_PLACES - 1);
      const changed = withWordAt(delta, place, key);
      step(changed, describePut(changed, place, next));
      setPlace(next);
    },
    clearPlace: () => step(withoutWordAt(delta, place), `Place ${place + 1} is empty.`),
    ...buildBulkSteps(delta, step),
    startMove() {
      setIsMoving(!isMoving);
      setText(isMoving ? describeCell(delta, place) : describeMove(delta, place));
    },
    undo,
  };
}

export type BoardWork = ReturnType<typeof useBoardEditor>;
