import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface ChapterProps {
  title: string;
  anchor?: string;
  label?: ReactNode;
  mark?: ReactNode;
  more?: ReactNode;
  children: ReactNode;
}

const Section = styled('section')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  // A minimum of 0 avoids measuring the text's intrinsic width, which would lay it out twice.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(4),
  alignItems: 'start',
  paddingTop: `calc(${measures.section} * 0.6)`,
  borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  [`@media (min-width: ${measures.barFrom}px)`]: { gridTemplateColumns: '4fr 8fr', columnGap: spacing(6) },
  '& > [data-part="margin"]': { display: 'grid', gap: spacing(2), justifyItems: 'start' },
  '& > [data-part="margin"] > h2': typography.h2,
  '& > [data-part="margin"] > [data-part="label"]': {
    ...typography.overline,
    color: vars.palette.text.secondary,
  },
  '& > [data-part="text"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: spacing(2.5),
    maxWidth: measures.reading,
    minWidth: 0,
  },
  '& figure': { marginTop: spacing(2) },
  '& figcaption': {
    ...typography.overline,
    marginBottom: spacing(2),
    color: vars.palette.text.secondary,
  },
  // In print, a grid that breaks across pages makes its items overlap.
  '@media print': {
    '&, & > [data-part]': { display: 'block' },
    '& > [data-part="margin"]': { breakInside: 'avoid', breakAfter: 'avoid' },
    '& > [data-part] > * + *': { marginTop: spacing(2) },
    '& > [data-part="text"]': { maxWidth: 'none', marginTop: spacing(3) },
  },
}));

export function Chapter({ title, anchor, label, mark, more, children }: ChapterProps) {
  const id = useId();
  return (
    <Section id={anchor} aria-labelledby={id}>
      <div data-part="margin">
        {mark}
        <h2 id={id}>{title}</h2>
        {label === undefined ? null : <p data-part="label">{label}</p>}
        {more}
      </div>
      <div data-part="text">{children}</div>
    </Section>
  );
}
