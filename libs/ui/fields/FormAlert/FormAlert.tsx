import Box from '@mui/material/Box';
import { preloadable } from '../../feedback/Loading/preloadable';
import type { FormAlertProps } from './form-alert.types';

const ErrorAlert = preloadable<FormAlertProps>(
  () => import('./ErrorAlert').then((module) => module.ErrorAlert),
  PlainAlert,
);

/** Loads the alert before it is needed; forms do so when they get the focus. */
export const preloadFormAlert = ErrorAlert.preload;

/** Why a form was not accepted. Its look is loaded on demand; until then the plain text is shown and announced. */
export function FormAlert(props: FormAlertProps) {
  return <ErrorAlert {...props} />;
}

function PlainAlert({ title, children }: FormAlertProps) {
  return (
    <Box role="alert" sx={{ color: 'error.main' }}>
      {title} {children}
    </Box>
  );
}
