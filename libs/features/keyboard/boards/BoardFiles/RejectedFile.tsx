import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import type { ImportState } from './import.types';
import { MessageList } from './MessageList';

const MAX_FAULTS = 12;

/** Says why a file was not imported. */
export function RejectedFile({ file, reason, faults }: Extract<ImportState, { kind: 'rejected' }>) {
  const rest = faults.length - MAX_FAULTS;
  return (
    <Alert severity="error">
      <AlertTitle>{`“${file}” was not imported`}</AlertTitle>
      <Typography variant="body2">{reason}</Typography>
      {faults.length === 0 ? null : (
        <MessageList>
          {faults.slice(0, MAX_FAULTS).map(({ field, problem }) => (
            <li key={`${field} ${problem}`}>
              <code>{field}</code> {problem}
            </li>
          ))}
          {rest > 0 ? <li>and {rest} more</li> : null}
        </MessageList>
      )}
      <Typography variant="body2">Your Delta board has not changed.</Typography>
    </Alert>
  );
}
