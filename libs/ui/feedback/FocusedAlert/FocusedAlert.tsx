import Alert from '@mui/material/Alert';
import type { AlertProps } from '@mui/material/Alert';
import { useFocusOnMount } from '../use-focus-on-mount';

interface FocusedAlertProps extends Omit<AlertProps, 'ref' | 'tabIndex'> {
  /** False where it is on the page from the start. */
  takesFocus?: boolean;
}

/** Says what an action has changed, or why it was refused, where the button that was pressed is gone or out of view. */
export function FocusedAlert({ takesFocus, ...alert }: FocusedAlertProps) {
  const ref = useFocusOnMount<HTMLDivElement>(takesFocus);
  return <Alert {...alert} ref={ref} tabIndex={-1} />;
}
