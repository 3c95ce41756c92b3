import Alert from '@mui/material/Alert';
import type { AlertProps } from '@mui/material/Alert';
import { useFocusOnMount } from '@paniscus/ui';

/** Says what an action has changed, or why it was refused. Receives focus when the action's button disappears. */
export function ResultAlert(props: Pick<AlertProps, 'severity' | 'action' | 'children' | 'role'>) {
  const ref = useFocusOnMount<HTMLDivElement>();
  return <Alert role="status" {...props} ref={ref} tabIndex={-1} />;
}
