import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ClipboardButton, SubmitButton } from '@paniscus/ui';
import { useId } from 'react';

export type PreviewLinkProps = {
  /** Absolute URL of the preview; undefined while there is none. */
  url: string | undefined;
  /** Disables the buttons. */
  isProcessing: boolean;
  /** Why the last attempt failed. */
  message?: string;
  /** Called to create the link. */
  onCreate: () => void;
  /** Called to make the link invalid. */
  onRevoke: () => void;
};

/** Link to the saved text of a post for people without an account. */
export function PreviewLink({ url, isProcessing, message, onCreate, onRevoke }: PreviewLinkProps) {
  const id = useId();
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <Typography>
        Anyone with the link can read the saved text of this post without an account. Search engines do not
        list it. You can revoke the link at any time.
      </Typography>
      {message === undefined ? null : <Alert severity="error">{message}</Alert>}
      {url === undefined ? (
        <SubmitButton type="button" loading={isProcessing} onClick={onCreate}>
          Create link
        </SubmitButton>
      ) : (
        <>
          <Paper id={id} sx={{ p: 2, overflowWrap: 'anywhere' }}>
            {url}
          </Paper>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
            <ClipboardButton from={id}>Copy link</ClipboardButton>
            <Button variant="outlined" color="error" disabled={isProcessing} onClick={onRevoke}>
              Revoke link
            </Button>
          </Stack>
        </>
      )}
    </Stack>
  );
}
