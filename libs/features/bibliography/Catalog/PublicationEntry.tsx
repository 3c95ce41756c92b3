import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
import { bibliographyContent } from '@paniscus/content';
import type { Publication } from '@paniscus/domain/bibliography';
import type { BibliographyLinks } from '../bibliography.links';
import { buildOutsideLinks } from '../outside-links';
import { Authors, CheckMark, Place } from './PublicationLine';

const columns = ({ theme: { breakpoints, measures, spacing, vars } }: { theme: Theme }): CSSObject => ({
  paddingBlock: spacing(3),
  borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  breakInside: 'avoid',
  [breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    columnGap: spacing(4),
  },
});

const label = ({
  theme: { breakpoints, families, spacing, typography, vars },
}: {
  theme: Theme;
}): CSSObject => ({
  '& > [data-part="label"]': {
    ...typography.overline,
    display: 'flex',
    alignItems: 'baseline',
    gap: spacing(1.5),
    color: vars.palette.text.secondary,
    [breakpoints.up('sm')]: { flexDirection: 'column', gap: spacing(0.5) },
  },
  '& > [data-part="label"] > [data-part="year"]': {
    fontFamily: families.serif,
    fontSize: '1.5rem',
    fontWeight: 480,
    lineHeight: 1.15,
    letterSpacing: 0,
    textTransform: 'none',
    color: vars.palette.text.primary,
  },
});

const text = ({
  theme: { breakpoints, measures, spacing, typography, vars },
}: {
  theme: Theme;
}): CSSObject => ({
  // Block layout, because a grid would measure the intrinsic width of every text.
  '& > [data-part="text"]': {
    maxWidth: measures.reading,
    [breakpoints.down('sm')]: { marginTop: spacing(1) },
    '& > * + *': { marginTop: spacing(0.75) },
  },
  '& h3': typography.h4,
  '& h3 > a': { color: 'inherit', textDecorationColor: vars.palette.line.edge },
  '& p': typography.body2,
  '& strong': { fontWeight: 700 },
  '& [data-part="place"], & [data-part="topics"]': { color: vars.palette.text.secondary },
});

const linksAndCheckMark = ({
  theme: { measures, spacing, typography, vars },
}: {
  theme: Theme;
}): CSSObject => ({
  '& [data-part="ways"]': {
    ...typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: spacing(0, 2.5),
    overflowWrap: 'anywhere',
    '& > a': { paddingBlock: spacing(0.75) },
  },
  '& [data-part="check"]': {
    ...typography.caption,
    display: 'block',
    width: 'fit-content',
    padding: spacing(0, 1),
    color: vars.palette.text.secondary,
    border: `${measures.hairline} dashed ${vars.palette.line.edge}`,
    borderRadius: measures.tileRadius,
  },
});

const Sheet = styled('article')(columns, label, text, linksAndCheckMark);

type PublicationEntryProps = { publication: Publication; links: BibliographyLinks };

export function PublicationEntry({ publication, links }: PublicationEntryProps) {
  const { id, title, year, type, topics, authors } = publication;
  return (
    <Sheet>
      <p data-part="label">
        <span data-part="year">{year ?? 'n.d.'}</span>
        <span>{bibliographyContent.types[type]}</span>
      </p>
      <div data-part="text">
        <h3>
          <a href={links.publication(id)}>{title}</a>
        </h3>
        {authors.length === 0 ? null : (
          <p>
            <Authors publication={publication} />
          </p>
        )}
        <p data-part="place">
          <Place publication={publication} />
        </p>
        <CheckMark publication={publication} />
        <p data-part="ways">
          <span data-part="topics">
            {topics.map((topic) => bibliographyContent.topics[topic]).join(', ')}
          </span>
          {buildOutsideLinks(publication).map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          <a href={`${links.publication(id)}#cite`} aria-label={`Cite: ${title}`}>
            Cite
          </a>
        </p>
      </div>
    </Sheet>
  );
}
