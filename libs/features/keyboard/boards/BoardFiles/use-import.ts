import type { DeltaBoard } from '@paniscus/domain/keyboard';
import { useRef, useState } from 'react';
import type { ImportState } from './ImportPanel';
import { readFiles } from './read-files';
import { Refusal } from './refusal';

async function readState(file: File): Promise<ImportState> {
  try {
    return { kind: 'found', chosen: 0, ...(await readFiles(file)) };
  } catch (error) {
    const isRefusal = error instanceof Refusal;
    return {
      kind: 'refused',
      file: isRefusal && error.path !== undefined ? `${file.name}, ${error.path}` : file.name,
      reason: isRefusal ? error.message : 'It could not be opened. Check your connection and try again.',
      faults: isRefusal ? error.faults : [],
    };
  }
}

/** Reads the boards of a file and applies the selected one to Delta. */
export function useImport(delta: DeltaBoard, onDelta: (delta: DeltaBoard) => void) {
  const [state, setState] = useState<ImportState>({ kind: 'blank' });
  const before = useRef(delta);
  const run = useRef(0);
  const board = state.kind === 'found' ? state.boards[state.chosen] : undefined;

  return {
    state,
    board,
    async read(file: File) {
      run.current += 1;
      const mine = run.current;
      setState({ kind: 'reading' });
      const next = await readState(file);
      // When two files are selected in quick succession, only the last one counts.
      if (mine === run.current) setState(next);
    },
    choose(chosen: number) {
      if (state.kind === 'found') setState({ ...state, chosen });
    },
    takeOver() {
      if (board === undefined) return;
      before.current = delta;
      onDelta(board.delta);
      setState({ kind: 'done', board });
    },
    undo() {
      onDelta(before.current);
      setState({ kind: 'blank' });
    },
  };
}
