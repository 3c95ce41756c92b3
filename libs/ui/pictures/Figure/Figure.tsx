import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface FigureProps extends BoxProps<'figure'> {
  /** Short text above the content. */
  caption: string;
}

/** Signs, numbers or names under a small caption. */
export function Figure({ caption, children, ...figure }: FigureProps) {
  return (
    <Box component="figure" {...figure}>
      <Typography
        component="figcaption"
        variant="overline"
        color="textSecondary"
        sx={{ display: 'block', mb: 2 }}
      >
        {caption}
      </Typography>
      {children}
    </Box>
  );
}
