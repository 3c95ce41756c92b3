import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { isOwnKey } from '@paniscus/domain/keyboard';
import type { FoundBoard } from './read-board-file';
import { MessageList } from './MessageList';
import { SentenceSigns } from '../drawing/SentenceSigns';
import { formatWordCount, listFileWords } from './format-word-count';

interface BoardPreviewProps {
  board: FoundBoard;
  /** Whether words that the file hides are shown after the import. */
  showsHidden: boolean;
  onShowHidden: (showsHidden: boolean) => void;
}

/** Longest list of words in a message. */
const MAX_LISTED = 24;
/** Number of signs in the preview. */
const MAX_SIGNS = 16;

/** Joins the texts and truncates a long list: 'a, b and 3 more'. */
const joinTruncated = (texts: readonly string[]) => {
  const rest = texts.length - MAX_LISTED;
  return `${texts.slice(0, MAX_LISTED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
};

/** The board of a file: its name, its first signs, and what could not be matched or placed. */
export function BoardPreview({ board, showsHidden, onShowHidden }: BoardPreviewProps) {
  const { name, grid, continued, unmatchedLabels, isRearranged, changes } = board;
  const { length: hiddenCount } = grid.hidden ?? [];
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        {name}
      </Typography>
      <FirstSigns words={listFileWords(board)} />
      {unmatchedLabels.length === 0 ? null : (
        <Alert severity="info" role="status">
          <AlertTitle>Your own words, not in our vocabulary</AlertTitle>
          {joinTruncated(unmatchedLabels)}
        </Alert>
      )}
      {changes.length === 0 ? null : (
        <Alert severity="info" role="status">
          <AlertTitle>Changed or left out</AlertTitle>
          <MessageList>
            {changes.slice(0, MAX_LISTED).map(({ field, problem }) => (
              <li key={`${field} ${problem}`}>{`${field} ${problem}.`}</li>
            ))}
            {changes.length > MAX_LISTED ? <li>{`And ${changes.length - MAX_LISTED} more.`}</li> : null}
          </MessageList>
        </Alert>
      )}
      {hiddenCount === 0 ? null : (
        <FormControlLabel
          control={
            <Checkbox checked={showsHidden} onChange={(_event, isChecked) => onShowHidden(isChecked)} />
          }
          label={
            hiddenCount === 1
              ? 'Show the word that the file hides'
              : `Show the ${hiddenCount} words that the file hides`
          }
        />
      )}
      {isRearranged ? (
        <Alert severity="info" role="status">
          {`The board is larger than 8 × 16, so its words are arranged in reading order.${
            continued.length === 0
              ? ''
              : ` They fill ${continued.length + 1} boards. The last key of each board opens the next one.`
          }`}
        </Alert>
      ) : null}
    </>
  );
}

function FirstSigns({ words }: { words: readonly string[] }) {
  if (words.length === 0)
    return (
      <Alert severity="warning" role="status">
        The board has no words, so there is nothing to import.
      </Alert>
    );
  return (
    <div>
      <SentenceSigns sentence={words.filter((key) => !isOwnKey(key)).slice(0, MAX_SIGNS)} />
      <Typography variant="body2">
        {`${formatWordCount(words.length)}${
          words.length > MAX_SIGNS ? `, the first ${MAX_SIGNS} of them shown` : ''
        }`}
      </Typography>
    </div>
  );
}
