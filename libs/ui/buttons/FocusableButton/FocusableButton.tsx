import Button, { buttonClasses } from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';

/** Button that keeps the focus when it becomes unavailable: a disabled one loses it. */
export function FocusableButton({ disabled = false, onClick, ...button }: ButtonProps) {
  if (!disabled) return <Button {...button} onClick={onClick} />;
  const classes = [buttonClasses.disabled, button.className].filter(Boolean).join(' ');
  return <Button {...button} className={classes} aria-disabled />;
}
