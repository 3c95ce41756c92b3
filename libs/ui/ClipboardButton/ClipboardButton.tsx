import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';

interface ClipboardButtonProps {
  /** The id of what is copied: the text that stands in it. */
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

/** Copies a text of the page; the script of every page listens, and says how it went. Without script it is not there. */
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
