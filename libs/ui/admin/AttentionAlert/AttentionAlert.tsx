import Alert from '@mui/material/Alert';
import type { AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { SubmitButton } from '../../buttons/SubmitButton/SubmitButton';

interface AttentionAlertProps extends Omit<AlertProps, 'action' | 'children'> {
  /** 'This order needs attention'. */
  title: string;
  /** Why a person is needed; nothing is shown without a reason. */
  reason: string | null;
  /** Whether the note can be marked as reviewed; true unless given. */
  canResolve?: boolean;
  /** Whether the note is being removed. */
  isResolving: boolean;
  /** Whether another action is running. */
  disabled: boolean;
  /** Marks the note as reviewed. */
  onResolve: () => void;
}

/** Why a record needs a person. A note that stops nothing is removed when it is marked as reviewed. */
export function AttentionAlert(props: AttentionAlertProps) {
  const { title, reason, canResolve = true, isResolving, disabled, onResolve, ...alert } = props;
  if (reason === null) return null;
  const review = (
    <SubmitButton
      type="button"
      variant="outlined"
      color="inherit"
      onClick={onResolve}
      loading={isResolving}
      disabled={disabled}
    >
      Mark as reviewed
    </SubmitButton>
  );
  return (
    <Alert severity="warning" role="status" {...alert} action={canResolve ? review : undefined}>
      <AlertTitle>{title}</AlertTitle>
      {reason}
    </Alert>
  );
}
