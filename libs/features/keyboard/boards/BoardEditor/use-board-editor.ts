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

/** Editor state of the visitor's board. Each step is saved at once and can be undone while the editor is open. */
export function useBoardEditor(delta: DeltaBoard, onDelta: (delta: DeltaBoard) => void) {
  const [earlier, setEarlier] = useState<readonly DeltaBoard[]>([]);
  const [place, setPlace] = useState(0);
  const [isMoving, setIsMoving] = useState(false);
  const [text, setText] = useState(`${describeCell(delta, 0)} Choose a word for it, or another place.`);

  const step = (next: DeltaBoard, spoken: string) => {
    const work = withStep({ board: delta, earlier }, next);
    setEarlier(work.earlier);
    if (work.board !== delta) onDelta(work.board);
    setIsMoving(false);
    setText(spoken);
  };
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
    canUndo: earlier.length > 0,
    choose,
    /** Assigns the word to the selected position and selects the next one. */
    put(key: LexigramKey) {
      const next = Math.min(place + 1, BOARD_PLACES - 1);
      const board = withWordAt(delta, place, key);
      step(
        board,
        `${wordAt(board, place)} is on place ${place + 1}. Next is place ${next + 1}: ${wordAt(board, next)}.`,
      );
      setPlace(next);
    },
    clearPlace: () => step(withoutWordAt(delta, place), `Place ${place + 1} is empty.`),
    clearAll: () => step(EMPTY_DELTA, 'The board is empty. Undo brings it back.'),
    fillFrom(source: string) {
      const board = filledWith(delta, keysOfSource(source));
      const more = wordsOn(board).length - wordsOn(delta).length;
      step(
        board,
        more === 0 ? 'Nothing to add: they are there already, or there is no room.' : `${more} words added.`,
      );
    },
    startMove() {
      setIsMoving(!isMoving);
      setText(
        isMoving ? describeCell(delta, place) : `${describeCell(delta, place)} Choose the place it goes to.`,
      );
    },
    undo() {
      const work = withoutStep({ board: delta, earlier });
      setEarlier(work.earlier);
      onDelta(work.board);
      setIsMoving(false);
      setText('The last step is undone.');
    },
  };
}

export type BoardWork = ReturnType<typeof useBoardEditor>;
