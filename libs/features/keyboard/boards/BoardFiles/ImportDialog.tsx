import Button from '@mui/material/Button';
import { listBoardWords } from '@paniscus/domain/keyboard';
import type { BoardGrid, DeltaBoard } from '@paniscus/domain/keyboard';
import { DialogCloseButton, ModalDialog } from '@paniscus/ui';
import { ImportPanel } from './ImportPanel';
import type { ImportActions } from './use-import';
import { useImport } from './use-import';

interface ImportDialogProps {
  open: boolean;
  /** The signs and words of the Delta board. */
  delta: DeltaBoard;
  /** The part of Delta that is shown. */
  grid: BoardGrid;
  actions: ImportActions;
  onClose: () => void;
}

/** Dialog that replaces Delta with a board from a file; the replacement can be undone. */
export function ImportDialog({ open, delta, grid, actions, onClose }: ImportDialogProps) {
  const { state, board, read, select, showHidden, apply, undo } = useImport({ delta, grid }, actions);
  return (
    <ModalDialog
      open={open}
      title="Import a board"
      onClose={onClose}
      actions={
        <>
          <DialogCloseButton />
          {board === undefined ? null : (
            <Button onClick={() => void apply()} disabled={listBoardWords(board.delta).length === 0}>
              Use as Delta
            </Button>
          )}
        </>
      }
    >
      <ImportPanel
        state={state}
        replacedCount={listBoardWords(delta).length}
        onFile={(file) => void read(file)}
        onSelect={select}
        onShowHidden={showHidden}
        onUndo={undo}
      />
    </ModalDialog>
  );
}
