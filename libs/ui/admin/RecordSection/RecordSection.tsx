import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { mergeSx } from '../../theme/merge-sx';

interface RecordSectionProps extends Omit<BoxProps, 'title'> {
  /** Heading of the section, and its accessible name. */
  title: string;
}

/** Titled part of a record, in small text. */
export function RecordSection({ title, children, sx, ...box }: RecordSectionProps) {
  const id = useId();
  return (
    <Box
      {...box}
      component="section"
      aria-labelledby={id}
      sx={mergeSx({ typography: 'body2', overflowWrap: 'anywhere' }, sx)}
    >
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
