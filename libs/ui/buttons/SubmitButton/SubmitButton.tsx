import Button, { buttonClasses } from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import type { MouseEvent, ReactNode } from 'react';
import { isSecondPress } from './is-second-press';

interface SubmitButtonProps extends ButtonProps {
  /** Shows `loadingLabel` and ignores further clicks. */
  loading?: boolean;
  /** 'Processing...' by default. */
  loadingLabel?: ReactNode;
}

/** Button of a form or of an action that takes a while. A double press, by mouse or key, acts once. */
export function SubmitButton({
  loading = false,
  loadingLabel = 'Processing...',
  type = 'submit',
  onClick,
  children,
  ...button
}: SubmitButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading || isSecondPress(event.nativeEvent)) event.preventDefault();
    else onClick?.(event);
  };
  // Only looks disabled while loading, because a disabled button loses the focus.
  const busy = loading
    ? { className: buttonClasses.disabled, disabled: false, 'aria-disabled': true, 'aria-busy': true }
    : undefined;
  return (
    <Button {...button} {...busy} type={type} onClick={press}>
      {/* An element of its own: a browser that translates the page replaces texts. */}
      <span>{loading ? loadingLabel : children}</span>
    </Button>
  );
}
