import Alert from '@mui/material/Alert';
import type { AlertProps } from '@mui/material/Alert';
import { useFormState } from 'react-hook-form';
import { scrollIntoView } from '../../feedback/scroll-into-view';

/**
 * Why the server refused what was submitted with the `Form` around it, in view. It goes when the form’s own check refuses
 * the next attempt, which the fields say.
 */
export function FormProblem(alert: AlertProps) {
  const { isSubmitted, isSubmitSuccessful } = useFormState();
  return isSubmitted && !isSubmitSuccessful ? null : (
    <Alert ref={scrollIntoView} severity="error" {...alert} />
  );
}
