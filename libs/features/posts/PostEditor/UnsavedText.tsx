import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FocusedAlert, LocalTime } from '@paniscus/ui';
import type { ReplacedText, UnsavedTextProps } from './unsaved-text.types';

/**
 * Says that unsaved text or an earlier version is in the form, or that text was discarded, with a way back, or offers
 * unsaved text of another device.
 */
export function UnsavedText({ restored, offered, onContinue, onDiscard, replaced }: UnsavedTextProps) {
  if (replaced !== undefined) return <ReplacedNotice {...replaced} />;
  const discard = (
    <Button variant="outlined" color="inherit" size="small" onClick={onDiscard}>
      Discard text
    </Button>
  );
  if (restored !== undefined)
    return (
      <Alert severity="info" action={discard}>
        Your unsaved text from <LocalTime iso={restored.editedAt} /> is back in the form.
      </Alert>
    );
  if (offered === undefined) return null;
  return (
    <Alert severity="info">
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <span>
          {`You have unsaved text${offered.title === '' ? '' : `, “${offered.title},”`} from `}
          <LocalTime iso={offered.editedAt} />.
        </span>
        <Stack direction="row" spacing={2}>
          <Button size="small" onClick={onContinue}>
            Continue with it
          </Button>
          {discard}
        </Stack>
      </Stack>
    </Alert>
  );
}

const REPLACED_MESSAGES: Record<ReplacedText['by'], string> = {
  version: 'The text of the earlier version is in the form. It replaces the current text when you save.',
  unsavedText: 'Your unsaved text is in the form. It replaced what you had just typed.',
  savedText: 'The saved text is in the form. It replaced your text.',
  merged: 'Both texts are in the form, merged. Check the result, then save it.',
  same: 'This version is the same as the text in the form.',
  discard: 'Unsaved text discarded.',
};

/** What was pressed is far below it, and the text above that has changed. */
function ReplacedNotice({ by, onUndo }: ReplacedText) {
  const undo = (
    <Button variant="outlined" color="inherit" size="small" onClick={onUndo}>
      Undo
    </Button>
  );
  return (
    <FocusedAlert severity="info" action={by === 'same' ? undefined : undo}>
      {REPLACED_MESSAGES[by]}
    </FocusedAlert>
  );
}
