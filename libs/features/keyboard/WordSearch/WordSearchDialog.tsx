import type { BoardGrid, DeltaBoard, WordPosition } from '@paniscus/domain/keyboard';
import { DialogCloseButton, ModalDialog } from '@paniscus/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { getOwnBoards, subscribeToOwnWords } from '../store/own-words';
import { listWordPositions } from './list-word-positions';
import { WordSearch } from './WordSearch';

interface WordSearchDialogProps {
  open: boolean;
  delta: DeltaBoard;
  /** The part of Delta that is shown. */
  grid: BoardGrid;
  /** Number of columns the board is currently displayed in. */
  columns: number;
  onSelect: (position: WordPosition) => void;
  onClose: () => void;
}

export function WordSearchDialog({ open, delta, grid, columns, onSelect, onClose }: WordSearchDialogProps) {
  const ownBoards = useSyncExternalStore(subscribeToOwnWords, getOwnBoards);
  const positions = useMemo(() => listWordPositions(delta, grid, ownBoards), [delta, grid, ownBoards]);
  return (
    <ModalDialog open={open} title="Find a word" onClose={onClose} actions={<DialogCloseButton />}>
      <WordSearch positions={positions} columns={columns} onSelect={onSelect} autoFocus />
    </ModalDialog>
  );
}
