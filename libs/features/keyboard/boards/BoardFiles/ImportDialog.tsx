import { wordsOn } from '@paniscus/domain/keyboard';
import type { DeltaBoard } from '@paniscus/domain/keyboard';
import { Button, Dialog } from '@paniscus/ui';
import { useRef, useState } from 'react';
import { ImportPanel } from './ImportPanel';
import type { ImportState } from './ImportPanel';
import { readFiles } from './read-files';
import { Refusal } from './refusal';

interface ImportDialogProps {
  isOpen: boolean;
  delta: DeltaBoard;
  onDelta: (delta: DeltaBoard) => void;
  onClose: () => void;
}

async function getState(file: File): Promise<ImportState> {
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

export function ImportDialog({ isOpen, delta, onDelta, onClose }: ImportDialogProps) {
  const [state, setState] = useState<ImportState>({ kind: 'blank' });
  const before = useRef(delta);
  const run = useRef(0);
  const board = state.kind === 'found' ? state.boards[state.chosen] : undefined;

  const read = async (file: File) => {
    run.current += 1;
    const mine = run.current;
    setState({ kind: 'reading' });
    const next = await getState(file);
    // When two files are selected in quick succession, only the last one counts.
    if (mine === run.current) setState(next);
  };
  const takeOver = () => {
    if (board === undefined) return;
    before.current = delta;
    onDelta(board.delta);
    setState({ kind: 'done', board });
  };
  const undo = () => {
    onDelta(before.current);
    setState({ kind: 'blank' });
  };
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
        onChoose={(chosen) => {
          if (state.kind === 'found') setState({ ...state, chosen });
        }}
        onUndo={undo}
      />
    </Dialog>
  );
}
