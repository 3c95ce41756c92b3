import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface RecordSectionsProps extends BoxProps {
  /** Sections of the second, narrow column; below the others on phones. */
  aside?: ReactNode;
}

const Columns = styled(Box)(({ theme: { breakpoints, layout } }) => ({
  display: 'grid',
  gap: `calc(${layout.section} * 0.8)`,
  alignItems: 'start',
  // With large text, the first column stays the wider one.
  [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(28rem, 45%))' },
}));

const Column = styled('div')(({ theme: { layout } }) => ({
  display: 'grid',
  gap: `calc(${layout.section} * 0.6)`,
  minWidth: 0,
}));

/** Sections of a record in two columns. */
export function RecordSections({ children, aside, ...box }: RecordSectionsProps) {
  return (
    <Columns {...box}>
      <Column>{children}</Column>
      {aside === undefined ? null : <Column>{aside}</Column>}
    </Columns>
  );
}
