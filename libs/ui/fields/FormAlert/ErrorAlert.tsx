import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { scrollIntoView } from '../../feedback/scroll-into-view';
import type { FormAlertProps } from './form-alert.types';

/** MUI's alert as FormAlert shows it, in a chunk of its own. */
export function ErrorAlert({ title, children, ...alert }: FormAlertProps) {
  return (
    <Alert ref={scrollIntoView} severity="error" {...alert}>
      {title === undefined ? null : <AlertTitle>{title}</AlertTitle>}
      {children}
    </Alert>
  );
}
