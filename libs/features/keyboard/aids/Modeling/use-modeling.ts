import { findSentence } from '@paniscus/domain/keyboard';
import type { SentencePart } from '@paniscus/domain/keyboard';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KeyboardActions, KeyboardState } from '../../keyboard.types';
import { listWordPositions } from '../../WordSearch/list-word-positions';
import { openPosition } from '../../WordSearch/open-position';

type ModelingState = Pick<KeyboardState, 'board' | 'delta' | 'grid' | 'path'>;
type ModelingActions = Pick<KeyboardActions, 'chooseBoard' | 'openBoard' | 'announce'>;

const listFound = (parts: readonly SentencePart[]) =>
  parts.flatMap((part) => (part.position === null ? [] : [{ part, position: part.position }]));

/** Calls `onPress` with the sign of a pressed key, after the board has handled the press. */
function useKeyPress(onPress: (key: string) => void): void {
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    const key =
      target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined;
    if (key !== undefined) onPress(key);
  });
  // On the window: the next word may be on another panel.
  useEffect(() => {
    const listener = (event: MouseEvent) => onClick(event);
    window.addEventListener('click', listener);
    return () => window.removeEventListener('click', listener);
  }, []);
}

/** The typed sentence, and the word whose key is framed. Pressing that key goes on to the next word. */
export function useModeling(state: ModelingState, actions: ModelingActions) {
  const [text, setText] = useState('');
  const [parts, setParts] = useState<readonly SentencePart[]>([]);
  const [step, setStep] = useState(0);
  const found = listFound(parts);
  const current = found[step];

  const goTo = (next: number, all: typeof found) => {
    const target = Math.max(0, Math.min(next, all.length));
    setStep(target);
    const position = all[target]?.position;
    if (position === undefined) return;
    openPosition(position, state, actions);
  };
  const start = () => {
    const next = findSentence(text, listWordPositions(state.delta, state.grid), {
      board: state.board,
      ownBoard: state.path.at(-1),
    });
    setParts(next);
    goTo(0, listFound(next));
  };
  const move = (by: number) => goTo(step + by, found);

  useKeyPress((key) => {
    if (key === current?.position.key) move(1);
  });

  return {
    text,
    setText,
    parts,
    current: current?.part,
    isOver: found.length > 0 && step >= found.length,
    start,
    move,
  };
}
