import Button, { buttonClasses } from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';

/** Button that keeps the focus when it becomes unavailable: a disabled one loses it. */
export function FocusableButton({ disabled = false, onClick, ...button }: ButtonProps) {
  const availability = disabled ? { className: buttonClasses.disabled, 'aria-disabled': true } : { onClick };
  return <Button {...button} {...availability} />;
}
