import { styled } from '@mui/material/styles';
import type { Figure, Work } from '@paniscus/content';

const Pairs = styled('dl')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  margin: 0,
  '& > div': {
    display: 'grid',
    gap: spacing(0.5, 3),
    alignItems: 'baseline',
    paddingBlock: spacing(2),
    borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
    breakInside: 'avoid',
    '@media (min-width: 40rem)': { gridTemplateColumns: 'minmax(9rem, 2fr) 5fr' },
  },
  // A divider closes the list, except at the end of a chapter, where the next chapter's divider follows.
  '&:not(:last-child) > div:last-of-type': {
    borderBottom: `${measures.hairline} solid ${vars.palette.divider}`,
  },
  '& dt': { ...typography.subtitle2, fontSize: typography.body1.fontSize },
  '&[data-figures] dt': { ...typography.h3, fontVariantNumeric: 'tabular-nums' },
  '&[data-figures] dd': { ...typography.body2, color: vars.palette.text.secondary },
}));

const Sources = styled('ul')(({ theme: { measures, spacing, typography, vars } }) => ({
  ...typography.caption,
  display: 'grid',
  gap: spacing(1),
  margin: spacing(1, 0, 0),
  padding: spacing(0, 0, 0, 2),
  listStyle: 'none',
  color: vars.palette.text.secondary,
  borderLeft: `${measures.hairline} solid ${vars.palette.line.edge}`,
  '& a': { color: 'inherit' },
}));

export function Points({ points }: { points: readonly { term: string; text: string }[] }) {
  return (
    <Pairs>
      {points.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Pairs>
  );
}

export function Figures({ caption, rows }: { caption: string; rows: readonly Figure[] }) {
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      <Pairs data-figures="">
        {rows.map(({ value, text }) => (
          <div key={value}>
            <dt>{value}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Pairs>
    </figure>
  );
}

interface WorksProps {
  works: readonly Work[];
  getPublication: (id: string) => string;
}

/** Sources of a chapter; a source is linked only if its URL is stable. */
export function Works({ works, getPublication }: WorksProps) {
  const getAddress = ({ href, publication }: Work) =>
    href ?? (publication === undefined ? undefined : getPublication(publication));
  return (
    <Sources aria-label="Sources">
      {works.map((source) => {
        const href = getAddress(source);
        return (
          <li key={source.work}>{href === undefined ? source.work : <a href={href}>{source.work}</a>}</li>
        );
      })}
    </Sources>
  );
}
