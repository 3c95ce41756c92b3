import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';

const Place = styled('span')({
  display: 'inline-block',
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
});

/** Prints the page. The site script handles the click; hidden without JavaScript and in print. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Place data-action="print">
      <Button look="plain">{children}</Button>
    </Place>
  );
}
