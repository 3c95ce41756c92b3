import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface ChapterProps {
  title: string;
  /** By which others lead to this place in the page. */
  anchor?: string;
  /** The specimen label under the title: dates, a kind. */
  label?: ReactNode;
  /** A sign in the margin. */
  mark?: ReactNode;
  /** A way on, in the margin. */
  more?: ReactNode;
  children: ReactNode;
}

const Section = styled('section')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  // A column that asks no text how wide it would like to be: that would be to lay out each twice.
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
  // Where a grid is torn between two sheets of paper, its parts come to lie upon each other.
  '@media print': {
    '&, & > [data-part]': { display: 'block' },
    '& > [data-part="margin"]': { breakInside: 'avoid', breakAfter: 'avoid' },
    '& > [data-part] > * + *': { marginTop: spacing(2) },
    '& > [data-part="text"]': { maxWidth: 'none', marginTop: spacing(3) },
  },
}));

/** A part of the page as in a field notebook: sign, title and dates in the margin, the text beside them. */
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
