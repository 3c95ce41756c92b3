import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BOARD_IDS, listBoardWords } from '@paniscus/domain/keyboard';
import type { BoardGrid, BoardId, BoardSource, DeltaBoard, OwnBoard } from '@paniscus/domain/keyboard';
import { DialogCloseButton, ModalDialog, NativeSelectField, SubmitButton } from '@paniscus/ui';
import { boardNames } from '../../store/names.data';
import { buildExportFile } from './export/export-files';
import type { ExportState } from './use-export';
import { useExport } from './use-export';

interface ExportDialogProps {
  open: boolean;
  /** The board to export. */
  board: BoardId;
  /** The signs and words of the Delta board. */
  delta: DeltaBoard;
  /** The part of Delta that is shown. */
  grid: BoardGrid;
  /** The custom boards beside Delta. */
  ownBoards: readonly OwnBoard[];
  /** Origin of the site, without a path. */
  site: string;
  onClose: () => void;
  /** The board that Delta was imported from. */
  loadSource: () => Promise<BoardSource | undefined>;
  /** Builds the file; replaceable in stories. */
  buildFile?: typeof buildExportFile;
}

const listOptions = (hasOwnBoards: boolean, isImported: boolean) => [
  ...BOARD_IDS.map((id) => ({ value: id, label: `${boardNames[id]}, one board (.obf)` })),
  ...(hasOwnBoards
    ? [
        { value: 'own', label: 'Your own boards, a package (.obz)' },
        { value: 'all', label: 'All boards, a package (.obz)' },
      ]
    : [{ value: 'all', label: 'All four boards, a package (.obz)' }]),
  ...(isImported ? [{ value: 'imported', label: 'The file you imported, with your changes' }] : []),
];

/** Dialog that saves one board, or several, as a file in the Open Board Format. */
export function ExportDialog(props: ExportDialogProps) {
  const { open, board, delta, grid, ownBoards, site, onClose } = props;
  const { loadSource, buildFile = buildExportFile } = props;
  const { selection, state, isImported, save, select } = useExport(board, buildFile, loadSource);
  const isEmpty = selection === 'delta' && listBoardWords(delta).length === 0;
  return (
    <ModalDialog
      open={open}
      title="Export a board"
      onClose={onClose}
      actions={
        <>
          <DialogCloseButton />
          <SubmitButton
            type="button"
            onClick={() => void save(delta, site, { grid, boards: ownBoards })}
            disabled={isEmpty}
            loading={state.kind === 'processing'}
          >
            Save file
          </SubmitButton>
        </>
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        <FormatDescription />
        <NativeSelectField
          label="Board"
          options={listOptions(ownBoards.length > 0, isImported)}
          value={selection}
          onChange={select}
        />
        {isEmpty ? <EmptyBoardNote /> : null}
        <ExportResult state={state} />
      </Stack>
    </ModalDialog>
  );
}

function FormatDescription() {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      The file uses the Open Board Format, which Cboard, CoughDrop, AsTeRICS Grid and other apps can open. It
      contains words, signs and colors. The app that opens it provides the voice.
    </Typography>
  );
}

function EmptyBoardNote() {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Delta is empty. Put some words on it first.
    </Typography>
  );
}

function ExportResult({ state }: { state: ExportState }) {
  switch (state.kind) {
    case 'done':
      return (
        <Alert severity="success" role="status">
          {state.name} was saved to your downloads.
        </Alert>
      );
    case 'failed':
      return (
        <Alert severity="error">
          The file could not be created because part of the page did not load. Check your connection and try
          again.
        </Alert>
      );
    default:
      return null;
  }
}
