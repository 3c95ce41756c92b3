import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';

interface ClipboardButtonProps {
  /** Id of the element whose text is copied. */
  from: string;
  children: ReactNode;
}

const Place = styled('span')(({ theme: { spacing, typography, vars } }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1, 2),
  '& > [role="status"]': { ...typography.caption, color: vars.palette.text.secondary },
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
}));

/**
 * Copies text to the clipboard. The site script handles the click and reports the result; hidden without JavaScript.
 */
export function ClipboardButton({ from, children }: ClipboardButtonProps) {
  return (
    <Place>
      <span data-action="copy" data-copy={from}>
        <Button look="plain">{children}</Button>
      </span>
      <span role="status" />
    </Place>
  );
}
