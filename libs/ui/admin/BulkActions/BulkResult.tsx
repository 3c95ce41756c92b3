import type { AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { FocusedAlert } from '../../feedback/FocusedAlert/FocusedAlert';
import { ResultSnackbar } from '../ResultSnackbar/ResultSnackbar';
import type { BulkRun } from './bulk-actions.types';

type FinishedRun = Extract<BulkRun, { kind: 'finished' }>;

interface BulkResultProps extends Pick<AlertProps, 'className' | 'id' | 'sx'> {
  /** The last action; nothing is shown until it has finished. */
  run: BulkRun | undefined;
}

/**
 * What an action has done with several rows: at the edge of the window, like every result, or beside the list, which may be
 * empty afterward, with the rows that are as they were. There it takes the focus, because the sticky bar with the buttons
 * may be far below it.
 */
export function BulkResult({ run, ...root }: BulkResultProps) {
  if (run?.kind !== 'finished') return null;
  const { message, failures, onUndo } = run;
  if (failures.length === 0)
    return (
      <ResultSnackbar {...root} action={renderButton('Undo', onUndo)}>
        {message}
      </ResultSnackbar>
    );
  return (
    <FocusedAlert severity="warning" role="status" {...root} action={<ResultButtons {...run} />}>
      <AlertTitle>{message}</AlertTitle>
      <List dense disablePadding>
        {failures.map(({ id, name, reason }) => (
          <ListItem key={id} disableGutters sx={{ display: 'block' }}>
            <bdi>{name}</bdi>: {reason}
          </ListItem>
        ))}
      </List>
    </FocusedAlert>
  );
}

function ResultButtons({ onRetry, onUndo, onClose }: FinishedRun) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {renderButton('Undo', onUndo)}
      {renderButton('Try these again', onRetry)}
      {renderButton('Close', onClose)}
    </Stack>
  );
}

const renderButton = (label: string, onClick: (() => void) | undefined) =>
  onClick === undefined ? undefined : (
    <Button variant="outlined" color="inherit" size="small" onClick={onClick}>
      {label}
    </Button>
  );
