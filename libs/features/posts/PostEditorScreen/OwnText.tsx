import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { PostDraft } from '@paniscus/domain/posts';
import { FocusedAlert, LocalTime } from '@paniscus/ui';
import { CopyableDraft } from '../PostConflict/CopyableDraft';

export interface OwnTextProps {
  draft: PostDraft;
  /** Time of the last change, ISO 8601. */
  editedAt: string;
  /** Deletes the text. */
  onDiscard: () => void;
  /** Puts the text back; only once it was deleted. */
  onUndo?: () => void;
}

interface OwnTextSectionProps extends OwnTextProps {
  /** What to do with the text. */
  advice: string;
}

/** Id of the section, for links to it. */
export const OWN_TEXT_ID = 'unsaved-text';

/** Unsaved text that can no longer be saved in its post. */
export function OwnText({ draft, editedAt, advice, onDiscard, onUndo }: OwnTextSectionProps) {
  if (onUndo !== undefined) return <DiscardedText onUndo={onUndo} />;
  return (
    <Paper component="section" id={OWN_TEXT_ID} aria-label="Your unsaved text" sx={{ p: 3, minWidth: 0 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        Your unsaved text
      </Typography>
      <Typography variant="body2" sx={{ mb: 2 }}>
        From <LocalTime iso={editedAt} />. Only you can see it. {advice}
      </Typography>
      <CopyableDraft name="your unsaved text" draft={draft} />
      <Button variant="outlined" color="inherit" onClick={onDiscard} sx={{ mt: 2, display: 'flex' }}>
        Discard text
      </Button>
    </Paper>
  );
}

function DiscardedText({ onUndo }: { onUndo: () => void }) {
  const undo = (
    <Button variant="outlined" color="inherit" size="small" onClick={onUndo}>
      Undo
    </Button>
  );
  return (
    <FocusedAlert severity="info" action={undo}>
      Unsaved text discarded.
    </FocusedAlert>
  );
}
