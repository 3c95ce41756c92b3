import { styled } from '@mui/material/styles';
import { donationContent } from '@paniscus/content';
import { LexigramTile } from '@paniscus/ui';

export type AfterwardsLinks = { findGiving: string; contact: string };

const { title, list } = donationContent.afterwards;
const TITLE_ID = 'afterwards';

const Aside = styled('aside')(({ theme: { measures, spacing, typography, vars } }) => ({
  '& > div': { display: 'grid', gap: spacing(4) },
  '& h2': typography.h4,
  '& ol': { display: 'grid', gap: spacing(3.5), margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: spacing(2), alignItems: 'start' },
  '& h3': typography.subtitle2,
  '& p': { ...typography.body2, color: vars.palette.text.secondary },
  '& a': { ...typography.body2, display: 'inline-block', paddingBlock: spacing(0.5) },
  [`@media (max-width: ${measures.barFrom - 1}px)`]: {
    paddingTop: spacing(5),
    borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  },
  // Stays visible next to a long form.
  [`@media (min-width: ${measures.barFrom}px)`]: {
    paddingLeft: `calc(${measures.section} * 0.6)`,
    borderLeft: `${measures.hairline} solid ${vars.palette.divider}`,
    '& > div': { position: 'sticky', top: `calc(${measures.bar} + ${spacing(4)})` },
  },
  '@media print': { display: 'none' },
}));

export function Afterwards({ links }: { links: AfterwardsLinks }) {
  return (
    <Aside aria-labelledby={TITLE_ID}>
      <div>
        <h2 id={TITLE_ID}>{title}</h2>
        <ol role="list">
          {list.map(({ sign, title: step, text, way }) => (
            <li key={sign}>
              <LexigramTile word={sign} size="medium" isDecorative />
              <div>
                <h3>{step}</h3>
                <p>{text}</p>
                {way === undefined ? null : <a href={links[way.to]}>{way.label}</a>}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Aside>
  );
}
