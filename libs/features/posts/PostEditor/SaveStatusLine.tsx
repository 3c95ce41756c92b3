import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SaveStatus } from './unsaved-text.types';

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

const MESSAGES = {
  unchanged: '',
  saving: 'Saving…',
  local: 'Saved on this device only. We keep trying to reach the server.',
  signedOut: 'Your session has ended. Your text is safe on this device.',
} as const;

/** 'Saved 12:04 PM', or where the text is stored instead. */
export function SaveStatusLine({ status, onSignIn }: { status: SaveStatus; onSignIn: () => void }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: '1.5rem' }}>
      <Typography role="status" variant="caption" component="p" color="textSecondary">
        {status.kind === 'saved' ? `Saved ${time.format(new Date(status.at))}` : MESSAGES[status.kind]}
      </Typography>
      {status.kind === 'signedOut' ? (
        <Button variant="outlined" color="inherit" size="small" onClick={onSignIn}>
          Sign in and go on
        </Button>
      ) : null}
    </Stack>
  );
}
