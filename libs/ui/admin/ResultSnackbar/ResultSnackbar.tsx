import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import type { SnackbarProps } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { ReactNode } from 'react';

interface ResultSnackbarProps extends Omit<SnackbarProps, 'children' | 'message' | 'onClose' | 'open'> {
  /** What has been done: 'Figure deleted.' */
  children: ReactNode;
}

/** Tells what has been done, wherever the page is scrolled to, until it is closed: what can be undone has no time limit. */
export function ResultSnackbar({ children, action, ...snackbar }: ResultSnackbarProps) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <Snackbar {...snackbar} open={isOpen} onClose={(_event, reason) => reason === 'escapeKeyDown' && close()}>
      <Alert
        severity="success"
        role="status"
        action={
          <Stack direction="row" sx={{ gap: 1 }}>
            {action}
            <Button variant="text" color="inherit" size="small" onClick={close}>
              Close
            </Button>
          </Stack>
        }
      >
        {children}
      </Alert>
    </Snackbar>
  );
}
