import { useRef, useState } from 'react';
import type { ImportState } from './import.types';
import { findImportProblem, linkBoards } from './link-boards';
import { readBoardFile } from './read-board-file';
import { ImportError } from './import-error';
import type { ImportedBoard, KeyboardActions, KeyboardState } from '../../keyboard.types';
import { getOwnBoards } from '../../store/own-words';

export type ImportActions = Pick<KeyboardActions, 'importBoard' | 'loadOwnWords' | 'loadSource'>;

async function readState(file: File): Promise<ImportState> {
  try {
    return { kind: 'found', selected: 0, showsHidden: false, ...(await readBoardFile(file)) };
  } catch (error) {
    const isImportError = error instanceof ImportError;
    return {
      kind: 'rejected',
      file: isImportError && error.path !== undefined ? `${file.name}, ${error.path}` : file.name,
      reason: isImportError ? error.message : 'It could not be opened. Check your connection and try again.',
      faults: isImportError ? error.faults : [],
    };
  }
}

/** Reads the boards of a file and applies the selected one to Delta. */
export function useImport(
  { delta, grid }: Pick<KeyboardState, 'delta' | 'grid'>,
  { importBoard, loadOwnWords, loadSource }: ImportActions,
) {
  const [state, setState] = useState<ImportState>({ kind: 'blank' });
  const previous = useRef<ImportedBoard>({ delta, grid, ownWords: [], source: undefined });
  const lastRun = useRef(0);
  const board = state.kind === 'found' ? state.boards[state.selected] : undefined;

  return {
    state,
    board,
    async read(file: File) {
      lastRun.current += 1;
      const run = lastRun.current;
      setState({ kind: 'reading' });
      const next = await readState(file);
      // When two files are selected in quick succession, only the last one counts.
      if (run === lastRun.current) setState(next);
    },
    select(selected: number) {
      if (state.kind === 'found') setState({ ...state, selected });
    },
    showHidden(showsHidden: boolean) {
      if (state.kind !== 'found') return;
      setState({ ...state, showsHidden });
    },
    async apply() {
      if (state.kind !== 'found' || board === undefined) return;
      await loadOwnWords();
      const reason = findImportProblem(board, state.boards);
      if (reason !== undefined) return setState({ kind: 'rejected', file: board.name, reason, faults: [] });
      const ownBoards = getOwnBoards();
      previous.current = { delta, grid, ownWords: [], source: await loadSource(), ownBoards };
      const imported = await linkBoards(board, state.boards, state.showsHidden);
      importBoard(imported);
      setState({ kind: 'done', board, linkedCount: imported.ownBoards.length - ownBoards.length });
    },
    undo() {
      importBoard(previous.current);
      setState({ kind: 'undone' });
    },
  };
}
