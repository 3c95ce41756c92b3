import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { bindDayPeriod } from '@paniscus/ui';
import { IN_VIEW_WHILE_TYPING, RoomWhileTyping } from './RoomWhileTyping';
import type { SaveStatus } from './unsaved-text.types';

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

const MESSAGES: Record<Exclude<SaveStatus['kind'], 'saved' | 'unsaved'>, string> = {
  unchanged: '',
  saving: 'Saving…',
  local: 'Saved on this device only. We will keep trying to reach the server.',
  forbidden: '',
  signedOut: 'Your session has ended. Your text is safe on this device.',
  tooLong: 'Saved on this device only, because the text is too long for the server. Shorten it.',
};

const UNSAVED_MESSAGES: Record<Extract<SaveStatus, { kind: 'unsaved' }>['because'], string> = {
  local:
    'Not saved. The server cannot be reached, and this browser cannot store your text. Copy it before you leave.',
  signedOut: 'Your session has ended, and this browser cannot store your text. Copy it before you sign in.',
  tooLong:
    'Not saved. The text is too long for the server, and this browser cannot store it. Shorten it, or copy it before you leave.',
};

function describeStatus(status: SaveStatus): string {
  if (status.kind === 'saved') return bindDayPeriod(`Saved ${time.format(new Date(status.at))}`);
  return status.kind === 'unsaved' ? UNSAVED_MESSAGES[status.because] : MESSAGES[status.kind];
}

const isSignedOut = (status: SaveStatus) =>
  status.kind === 'signedOut' || (status.kind === 'unsaved' && status.because === 'signedOut');

/** Whether the writer has to do something, or may lose text. */
const isUrgent = ({ kind }: SaveStatus) => kind === 'signedOut' || kind === 'tooLong' || kind === 'unsaved';

/** 'Saved 12:04 PM', or where the text is stored instead. */
export function SaveStatusLine({ status, onSignIn }: { status: SaveStatus; onSignIn: () => void }) {
  return (
    <Stack
      direction="row"
      sx={[
        { flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: '1.5rem' },
        isUrgent(status) && {
          ...IN_VIEW_WHILE_TYPING,
          py: 1,
          bgcolor: 'background.default',
          borderTop: 1,
          borderColor: 'divider',
        },
      ]}
    >
      {isUrgent(status) ? <RoomWhileTyping /> : null}
      <Typography role="status" variant="caption" component="p" color="textSecondary">
        {describeStatus(status)}
      </Typography>
      {isSignedOut(status) ? (
        <Button variant="outlined" color="inherit" size="small" onClick={onSignIn}>
          Sign in and continue
        </Button>
      ) : null}
    </Stack>
  );
}
