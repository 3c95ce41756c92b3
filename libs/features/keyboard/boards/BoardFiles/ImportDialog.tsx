import { wordsOn } from '@paniscus/domain/keyboard';
import type { DeltaBoard } from '@paniscus/domain/keyboard';
import { Button, Dialog } from '@paniscus/ui';
import { ImportPanel } from './ImportPanel';
import { useImport } from './use-import';

interface ImportDialogProps {
  isOpen: boolean;
  delta: DeltaBoard;
  onDelta: (delta: DeltaBoard) => void;
  onClose: () => void;
}

/** Dialog that replaces Delta with a board from a file; the replacement can be undone. */
export function ImportDialog({ isOpen, delta, onDelta, onClose }: ImportDialogProps) {
  const { state, board, read, choose, takeOver, undo } = useImport(delta, onDelta);
  return (
    <Dialog
      isOpen={isOpen}
      title="Import a board"
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            Close
          </Button>
          {board === undefined ? null : (
            <Button onClick={takeOver} isDisabled={wordsOn(board.delta).length === 0}>
              Use as Delta
            </Button>
          )}
        </>
      }
    >
      <ImportPanel
        state={state}
        replaced={wordsOn(delta).length}
        onFile={(file) => void read(file)}
        onChoose={choose}
        onUndo={undo}
      />
    </Dialog>
  );
}
