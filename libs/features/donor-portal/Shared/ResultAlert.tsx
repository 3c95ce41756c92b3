import Alert from '@mui/material/Alert';
import type { AlertProps } from '@mui/material/Alert';
import { useFocusOnMount } from '@paniscus/ui';

/** Says what an action has changed. Receives focus when the action's button disappears. */
export function ResultAlert(props: Pick<AlertProps, 'severity' | 'action' | 'children'>) {
  const ref = useFocusOnMount<HTMLDivElement>();
  return <Alert {...props} ref={ref} tabIndex={-1} role="status" />;
}
