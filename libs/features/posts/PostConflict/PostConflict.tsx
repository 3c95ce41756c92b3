import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PostDraft } from '@paniscus/domain/posts';
import { LocalTime } from '@paniscus/ui';
import { TextDifference } from '../TextDifference/TextDifference';
import { ChangedInBoth } from './ChangedInBoth';
import { CopyableDraft } from './CopyableDraft';
import { describeChange, STATUS_NOTES } from './describe-change';
import { draftToText } from './draft-to-text';
import { mergeDrafts } from './merge-drafts';
import type { PostConflictDetails } from './post-conflict.types';

interface PostConflictProps {
  /** Both texts, and who saved the other one. */
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
  const { mine, theirs, changedStatus, savedAt, savedBy } = conflict;
  const merged = mergeDrafts(conflict);
  const isFromOther = savedBy?.isYou === false;
  return (
    <Stack spacing={4}>
      <Alert severity="warning" role="alert">
        <AlertTitle>{describeChange(savedBy)}</AlertTitle>
        {isFromOther
          ? `${savedBy.username} saved the post while you were editing`
          : 'The post was saved while you were editing'}
        {savedAt === undefined ? null : (
          <>
            {' ('}
            <LocalTime iso={savedAt} />)
          </>
        )}
        . {changedStatus === undefined ? null : `${STATUS_NOTES[changedStatus]} `}
        Your text is not saved yet, and nothing is overwritten. Choose which text to use.
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
          <TextDifference before={draftToText(theirs)} after={draftToText(mine)} />
        </Paper>
      </section>
      <ChangedInBoth conflicts={merged.conflicts} />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button onClick={() => onMerge(merged.draft)}>Merge both</Button>
        <Button variant="outlined" color="inherit" onClick={onUseMine}>
          <span>{isFromOther ? 'Keep mine' : 'Keep unsaved text'}</span>
        </Button>
        <Button variant="outlined" color="inherit" onClick={onUseTheirs}>
          <span>{isFromOther ? 'Use theirs' : 'Use saved text'}</span>
        </Button>
      </Stack>
    </Stack>
  );
}

function Version({ label, draft }: { label: string; draft: PostDraft }) {
  return (
    <Paper component="section" aria-label={label} sx={{ p: 3, minWidth: 0 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        {label}
      </Typography>
      <CopyableDraft name={label.toLowerCase()} draft={draft} />
    </Paper>
  );
}
