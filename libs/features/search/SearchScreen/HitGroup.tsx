import { styled } from '@mui/material/styles';
import { searchContent } from '@paniscus/content';
import type { SearchGroup, SearchHit } from '@paniscus/domain/search';
import { findLexigram } from '@paniscus/lexigrams';
import { SignTile } from '@paniscus/ui';
import { Marked } from './Marked';

type HitGroupProps = {
  group: SearchGroup;
  getHref: (hit: SearchHit) => string;
  /** URL of all results of this kind; omitted when all are shown. */
  allHref?: string;
};

const Section = styled('section')(({ theme: { measures, spacing, typography, vars } }) => ({
  paddingTop: spacing(4),
  borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: spacing(0.5, 2),
    marginBottom: spacing(1.5),
  },
  '& h2': typography.h2,
  '& > div > span, & > div > a': { ...typography.caption, color: vars.palette.text.secondary },
  '& > div > a': { color: vars.palette.primary.main },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  [`@media (min-width: ${measures.barFrom}px)`]: {
    display: 'grid',
    gridTemplateColumns: '4fr 8fr',
    columnGap: spacing(6),
    '& > div': { flexDirection: 'column', alignItems: 'start', justifyContent: 'start' },
  },
}));

const Line = styled('li')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'flex',
  gap: spacing(2),
  alignItems: 'flex-start',
  maxWidth: measures.reading,
  paddingBlock: spacing(1.75),
  '&:first-of-type': { paddingTop: spacing(0.5) },
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& h3': { ...typography.h4, fontSize: '1.125rem' },
  '& h3 > a': { color: vars.palette.text.primary, textDecorationColor: vars.palette.line.edge },
  '& [data-part="heading"]': {
    ...typography.caption,
    marginTop: spacing(0.25),
    color: vars.palette.text.secondary,
  },
  '& [data-part="snippet"]': {
    ...typography.body2,
    marginTop: spacing(0.5),
    color: vars.palette.text.secondary,
  },
}));

export function HitGroup({ group, getHref, allHref }: HitGroupProps) {
  const { kind, total, hits } = group;
  const { title, one, many } = searchContent.kinds[kind];
  const id = `found-${kind}`;
  return (
    <Section aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {allHref === undefined || total <= hits.length ? (
          <span>{`${total} ${total === 1 ? one : many}`}</span>
        ) : (
          <a href={allHref}>{`All ${total} ${many}`}</a>
        )}
      </div>
      <ul role="list">
        {hits.map((hit) => (
          <Hit key={hit.id} hit={hit} href={getHref(hit)} />
        ))}
      </ul>
    </Section>
  );
}

function Hit({ hit, href }: { hit: SearchHit; href: string }) {
  const { kind, id, title, heading, snippet } = hit;
  const lexigram = kind === 'lexigram' ? findLexigram(id) : undefined;
  return (
    <Line>
      {lexigram === undefined ? null : (
        <SignTile sign={lexigram.sign} lexigramClass={lexigram.lexigramClass} isDecorative />
      )}
      <div>
        <h3>
          <a href={href}>
            <Marked text={title} />
          </a>
        </h3>
        {heading === undefined ? null : <p data-part="heading">{heading}</p>}
        <p data-part="snippet">
          <Marked text={snippet} />
        </p>
      </div>
    </Line>
  );
}
