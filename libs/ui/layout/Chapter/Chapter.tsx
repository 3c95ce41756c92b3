import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface ChapterProps extends Omit<BoxProps, 'title' | 'id'> {
  /** Heading of the section, and its accessible name. */
  title: string;
  /** Id of the section, for links to it. */
  anchor?: string;
  /** Line below the title. */
  subheader?: ReactNode;
  /** Lexigram or picture above the title. */
  icon?: ReactNode;
  /** Links beside the text. */
  action?: ReactNode;
}

const Section = styled(Box)(({ theme: { breakpoints, layout, spacing, vars } }) => ({
  display: 'grid',
  // A minimum of 0 avoids measuring the text's intrinsic width, which would lay it out twice.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(4),
  alignItems: 'start',
  paddingTop: `calc(${layout.section} * 0.6)`,
  borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
  [breakpoints.up('md')]: { gridTemplateColumns: '4fr 8fr', columnGap: spacing(6) },
  // In print, a grid that breaks across pages makes its items overlap.
  '@media print': { display: 'block' },
})) as typeof Box;

const Margin = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  justifyItems: 'start',
  '@media print': {
    display: 'block',
    breakInside: 'avoid',
    breakAfter: 'avoid',
    '& > :not(style) ~ :not(style)': { marginTop: spacing(2) },
  },
}));

const Text = styled('div')(({ theme: { layout, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(2.5),
  maxWidth: layout.readingWidth,
  minWidth: 0,
  '@media print': {
    display: 'block',
    maxWidth: 'none',
    marginTop: spacing(3),
    '& > :not(style) ~ :not(style)': { marginTop: spacing(2) },
  },
}));

/** Section of a page with its title in the margin. */
export function Chapter({ title, anchor, subheader, icon, action, children, ...section }: ChapterProps) {
  const id = useId();
  return (
    <Section component="section" id={anchor} aria-labelledby={id} {...section}>
      <Margin>
        {icon}
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {subheader === undefined ? null : (
          <Typography variant="overline" component="p" color="textSecondary">
            {subheader}
          </Typography>
        )}
        {action}
      </Margin>
      <Text>{children}</Text>
    </Section>
  );
}
