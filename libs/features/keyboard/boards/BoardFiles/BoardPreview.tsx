import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { isOwnKey, listBoardWords } from '@paniscus/domain/keyboard';
import type { ParsedBoard } from '@paniscus/domain/keyboard';
import { SentenceSigns } from '../drawing/SentenceSigns';
import { formatWordCount } from './format-word-count';

interface BoardPreviewProps {
  board: ParsedBoard;
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
export function BoardPreview({
  board: { name, delta, unmatchedLabels, overflow, isRearranged },
}: BoardPreviewProps) {
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        {name}
      </Typography>
      <FirstSigns words={listBoardWords(delta)} />
      {unmatchedLabels.length === 0 ? null : (
        <Alert severity="info" role="status">
          <AlertTitle>Your own words, not in our vocabulary</AlertTitle>
          {joinTruncated(unmatchedLabels)}
        </Alert>
      )}
      {isRearranged ? (
        <Alert severity="info" role="status">
          The board is larger than 8 × 16, so its words are placed in reading order.
          {overflow.length === 0 ? null : ` ${overflow.length} of them did not fit.`}
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
        {formatWordCount(words.length)}
        {words.length > MAX_SIGNS ? `, the first ${MAX_SIGNS} of them shown` : ''}
      </Typography>
    </div>
  );
}
