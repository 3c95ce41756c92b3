import { BOARD_IDS, wordsOn } from '@paniscus/domain/keyboard';
import type { BoardId, DeltaBoard } from '@paniscus/domain/keyboard';
import { Alert, Button, Dialog, Select } from '@paniscus/ui';
import { useState } from 'react';
import { boardNames } from '../../store/names.data';
import { saveFile } from '../drawing/save-file';
import { Sheet } from './files.styles';
import { written } from './written-files';
import type { Wanted } from './written-files';

type ExportState =
  { kind: 'ready' } | { kind: 'processing' } | { kind: 'done'; name: string } | { kind: 'failed' };

interface ExportDialogProps {
  isOpen: boolean;
  board: BoardId;
  delta: DeltaBoard;
  /** Origin of the site, without a path. */
  site: string;
  onClose: () => void;
  /** Builds the file; replaceable in stories. */
  write?: typeof written;
}

const options = [
  ...BOARD_IDS.map((id) => ({ value: id, label: `${boardNames[id]}, one board (.obf)` })),
  { value: 'all', label: 'All four boards, a package (.obz)' },
];

const isWanted = (value: string): value is Wanted => options.some((option) => option.value === value);

function ExportResult({ state }: { state: ExportState }) {
  switch (state.kind) {
    case 'done':
      return <Alert kind="success">{state.name} is saved among your downloads.</Alert>;
    case 'failed':
      return (
        <Alert kind="error">
          The file could not be made: a part of the page would not load. Check your connection and try again.
        </Alert>
      );
    default:
      return null;
  }
}

/** The boards to export, and the state of the download. */
function useExport(board: BoardId, write: typeof written) {
  const [wanted, setWanted] = useState<Wanted>(board);
  const [state, setState] = useState<ExportState>({ kind: 'ready' });
  const save = async (delta: DeltaBoard, site: string) => {
    setState({ kind: 'processing' });
    try {
      const { name, content, type } = await write(wanted, delta, site);
      saveFile(name, content, type);
      setState({ kind: 'done', name });
    } catch {
      setState({ kind: 'failed' });
    }
  };
  const choose = (value: string) => {
    if (isWanted(value)) setWanted(value);
    setState({ kind: 'ready' });
  };
  return { wanted, state, save, choose };
}

/** Dialog that saves one board, or all four, as a file in the Open Board Format. */
export function ExportDialog(props: ExportDialogProps) {
  const { isOpen, board, delta, site, onClose, write = written } = props;
  const { wanted, state, save, choose } = useExport(board, write);
  const isEmpty = wanted === 'delta' && wordsOn(delta).length === 0;
  return (
    <Dialog
      isOpen={isOpen}
      title="Export a board"
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            Close
          </Button>
          <Button
            onClick={() => void save(delta, site)}
            isDisabled={isEmpty}
            isProcessing={state.kind === 'processing'}
          >
            Save file
          </Button>
        </>
      }
    >
      <Sheet>
        <p>
          The file is in the Open Board Format, which Cboard, CoughDrop, AsTeRICS Grid and others read. It
          holds words, signs and colours; the voice is that of the program that opens it.
        </p>
        <Select label="Board" options={options} value={wanted} onChange={choose} />
        {isEmpty ? <p>Delta is empty. Put some words on it first.</p> : null}
        <ExportResult state={state} />
      </Sheet>
    </Dialog>
  );
}
