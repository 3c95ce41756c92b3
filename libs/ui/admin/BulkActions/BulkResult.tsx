import Alert from '@mui/material/Alert';
import type { AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import type { BulkRun } from './bulk-actions.types';

type FinishedRun = Extract<BulkRun, { kind: 'finished' }>;

interface BulkResultProps extends Omit<AlertProps, 'action' | 'children'> {
  /** The last action; nothing is shown until it has finished. */
  run: BulkRun | undefined;
}

/**
 * What an action has done with several rows, and which are as they were. Beside the list, which may be empty afterward.
 */
export function BulkResult({ run, ...alert }: BulkResultProps) {
  if (run?.kind !== 'finished') return null;
  const { message, failures } = run;
  return (
    <Alert
      severity={failures.length === 0 ? 'success' : 'warning'}
      role="status"
      {...alert}
      action={<ResultButtons {...run} />}
    >
      {failures.length === 0 ? (
        message
      ) : (
        <>
          <AlertTitle>{message}</AlertTitle>
          <List dense disablePadding>
            {failures.map(({ id, name, reason }) => (
              <ListItem key={id} disableGutters sx={{ display: 'block' }}>
                <bdi>{name}</bdi>: {reason}
              </ListItem>
            ))}
          </List>
        </>
      )}
    </Alert>
  );
}

function ResultButtons({ onRetry, onUndo, onClose }: FinishedRun) {
  const buttons = [
    { label: 'Undo', onClick: onUndo },
    { label: 'Try these again', onClick: onRetry },
    { label: 'Close', onClick: onClose },
  ];
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {buttons.map(({ label, onClick }) =>
        onClick === undefined ? null : (
          <Button key={label} variant="outlined" color="inherit" size="small" onClick={onClick}>
            {label}
          </Button>
        ),
      )}
    </Stack>
  );
}
