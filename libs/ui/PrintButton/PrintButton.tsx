import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';

const Place = styled('span')({
  display: 'inline-block',
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
});

/** Prints the page; the script of every page listens for it. Without script, and on paper, it is not there. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Place data-action="print">
      <Button look="plain">{children}</Button>
    </Place>
  );
}
