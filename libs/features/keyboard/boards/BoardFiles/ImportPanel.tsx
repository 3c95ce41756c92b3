import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileField, Loading, VisuallyHidden } from '@paniscus/ui';
import { ResultAlert } from '../../components/ResultAlert';
import type { ParsedBoard } from '@paniscus/domain/keyboard';
import { formatWordCount, listFileWords } from './format-word-count';
import { FoundBoards } from './FoundBoards';
import type { ImportState } from './import.types';
import { RejectedFile } from './RejectedFile';

const ACCEPTED = '.obf,.obz,.json,.zip,application/json,application/zip';

const describeLinked = (count: number) => {
  if (count === 0) return '';
  return count === 1 ? ' 1 more board was added.' : ` ${count} more boards were added.`;
};

const describeBoard = (board: ParsedBoard) =>
  `“${board.name},” with ${formatWordCount(listFileWords(board).length)}`;

function describeFound(state: ImportState): string | null {
  const board = state.kind === 'found' ? state.boards[state.selected] : undefined;
  return board === undefined ? null : `The file has ${describeBoard(board)}.`;
}

interface ImportPanelProps {
  state: ImportState;
  /** Number of words on Delta that the import would replace. */
  replacedCount: number;
  /** Called with the chosen file. */
  onFile: (file: File) => void;
  onSelect: (index: number) => void;
  /** Shows or hides the buttons that the file hides. */
  onShowHidden: (showsHidden: boolean) => void;
  /** Called to take the import back. */
  onUndo: () => void;
}

export function ImportPanel({
  state,
  replacedCount,
  onFile,
  onSelect,
  onShowHidden,
  onUndo,
}: ImportPanelProps) {
  return (
    <Stack sx={{ gap: 2.5, minWidth: 0 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Import a board in the Open Board Format from this site or another app. It becomes your Delta board.
      </Typography>
      <FileField label="File (.obf or .obz)" accept={ACCEPTED} required onFile={onFile} />
      {state.kind === 'reading' ? <Loading /> : null}
      {state.kind === 'rejected' ? <RejectedFile {...state} /> : null}
      {state.kind === 'found' ? (
        <FoundBoards {...state} {...{ replacedCount, onSelect, onShowHidden }} />
      ) : null}
      {state.kind === 'done' ? (
        <ResultAlert
          text={`Delta is now ${describeBoard(state.board)}.${describeLinked(state.linkedCount)}`}
          onUndo={onUndo}
        />
      ) : null}
      {state.kind === 'undone' ? <ResultAlert text="Your Delta board is back." /> : null}
      {/* For everyone else, the preview says so. */}
      <VisuallyHidden role="status">{describeFound(state)}</VisuallyHidden>
    </Stack>
  );
}
