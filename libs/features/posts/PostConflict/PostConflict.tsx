import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PostDraft } from '@paniscus/domain/posts';
import { ClipboardButton, LocalTime } from '@paniscus/ui';
import { useId } from 'react';
import { TextDifference } from '../TextDifference/TextDifference';
import { mergeTexts } from './merge-texts';

export type PostConflictDetails = {
  /** Text that was rejected. */
  mine: PostDraft;
  /** Text that somebody saved in the meantime. */
  theirs: PostDraft;
  /** Text that both changes are based on. */
  base: PostDraft;
  /** Time of their change, ISO 8601. */
  savedAt?: string;
};

interface PostConflictProps {
  /** What somebody else has saved meanwhile. */
  conflict: PostConflictDetails;
  /** Called to overwrite it. */
  onUseMine: () => void;
  /** Called to go on from it. */
  onUseTheirs: () => void;
  /** Called with the merged text, to edit it further. */
  onMerge: (merged: PostDraft) => void;
}

/** Compares the rejected text with the saved one. Nothing is lost until one of the buttons is pressed. */
export function PostConflict({ conflict, onUseMine, onUseTheirs, onMerge }: PostConflictProps) {
  const { mine, theirs, savedAt } = conflict;
  const merge = () => onMerge(mergeDrafts(conflict));
  return (
    <Stack spacing={4}>
      <Alert severity="warning" role="alert">
        <AlertTitle>Somebody else changed this post</AlertTitle>
        The post was saved while you were editing
        {savedAt === undefined ? null : (
          <>
            {' ('}
            <LocalTime iso={savedAt} />)
          </>
        )}
        . Your text is not saved yet, and nothing is overwritten. Choose which text to use.
      </Alert>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 3 }}>
        <Version label="Your text" draft={mine} />
        <Version label="Saved text" draft={theirs} />
      </Box>
      <section>
        <Typography variant="h3" component="h2" gutterBottom>
          What your text would change
        </Typography>
        <Paper sx={{ p: 3 }}>
          <TextDifference before={toText(theirs)} after={toText(mine)} />
        </Paper>
      </section>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button onClick={merge}>Merge both</Button>
        <Button variant="outlined" color="inherit" onClick={onUseMine}>
          Keep mine
        </Button>
        <Button variant="outlined" color="inherit" onClick={onUseTheirs}>
          Take theirs
        </Button>
      </Stack>
    </Stack>
  );
}

const toText = ({ title, content }: PostDraft) => `${title}\n\n${content}`;

function mergeDrafts({ mine, theirs, base }: PostConflictDetails): PostDraft {
  return {
    title: mine.title === base.title ? theirs.title : mine.title,
    content: mergeTexts(base.content, mine.content, theirs.content).text,
  };
}

function Version({ label, draft }: { label: string; draft: PostDraft }) {
  const id = useId();
  return (
    <Paper component="section" aria-label={label} sx={{ p: 3, minWidth: 0 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        {label}
      </Typography>
      <Box
        id={id}
        tabIndex={0}
        role="region"
        aria-label={`Content of ${label.toLowerCase()}`}
        sx={{ maxHeight: '24rem', overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 2 }}
      >
        {toText(draft)}
      </Box>
      <ClipboardButton from={id}>Copy {label.toLowerCase()}</ClipboardButton>
    </Paper>
  );
}
