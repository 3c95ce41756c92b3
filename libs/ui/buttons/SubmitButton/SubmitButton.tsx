import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';

interface SubmitButtonProps extends ButtonProps {
  /** Shows 'Processing...' and ignores further clicks. */
  loading?: boolean;
}

/** Button of a form or of an action that takes a while. */
export function SubmitButton({
  loading = false,
  disabled = false,
  type = 'submit',
  children,
  ...button
}: SubmitButtonProps) {
  return (
    <Button {...button} type={type} disabled={disabled || loading} aria-busy={loading || undefined}>
      {/* An element of its own: a browser that translates the page replaces texts. */}
      <span>{loading ? 'Processing...' : children}</span>
    </Button>
  );
}
