import Button, { buttonClasses } from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';

/** Button that keeps the focus when it becomes unavailable: a disabled one loses it. */
export function FocusableButton({ disabled = false, className = '', onClick, ...button }: ButtonProps) {
  if (!disabled) return <Button {...button} {...{ className, onClick }} />;
  return <Button {...button} className={`${buttonClasses.disabled} ${className}`} aria-disabled />;
}
