import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { NativeSelectField } from '@paniscus/ui';
import { BoardPreview } from './BoardPreview';
import { formatWordCount, listFileWords } from './format-word-count';
import type { ImportState } from './import.types';
import { MessageList } from './MessageList';

type FoundBoardsProps = Omit<Extract<ImportState, { kind: 'found' }>, 'kind'> & {
  /** Number of words on Delta that the import would replace. */
  replacedCount: number;
  onSelect: (index: number) => void;
  onShowHidden: (showsHidden: boolean) => void;
};

const MAX_SKIPPED = 12;

/** The boards of a file: a choice if there are several, a preview of the selected one, and those that were skipped. */
export function FoundBoards(props: FoundBoardsProps) {
  const { boards, selected, showsHidden, skipped, replacedCount, onSelect, onShowHidden } = props;
  const board = boards[selected];
  if (board === undefined) return null;
  return (
    <>
      {boards.length === 1 ? null : (
        <NativeSelectField
          label={`One of ${boards.length} boards`}
          helperText="The other boards come with it."
          options={boards.map((found, index) => ({
            value: String(index),
            label: `${found.name} (${formatWordCount(listFileWords(found).length)})`,
          }))}
          value={String(selected)}
          onChange={(value) => onSelect(Number(value))}
        />
      )}
      <BoardPreview {...{ board, showsHidden, onShowHidden }} />
      {skipped.length === 0 ? null : (
        <Alert severity="warning" role="status">
          <AlertTitle>Boards that could not be read</AlertTitle>
          <MessageList>
            {skipped.slice(0, MAX_SKIPPED).map(({ path, reason }) => (
              <li key={path}>
                {path}: {reason}
              </li>
            ))}
          </MessageList>
        </Alert>
      )}
      {replacedCount === 0 ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          It replaces the {formatWordCount(replacedCount)} on your Delta board. You can undo that.
        </Typography>
      )}
    </>
  );
}
