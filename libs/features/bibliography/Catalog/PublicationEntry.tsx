import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { bibliographyContent, findings } from '@paniscus/content';
import type { Publication } from '@paniscus/domain/bibliography';
import { memo } from 'react';
import type { BibliographyLinks } from '../bibliography.links';
import { buildExternalLinks } from '../external-links';
import { Authors, Source } from './PublicationDetails';

const Entry = styled(Box)(({ theme: { breakpoints, layout, spacing, vars } }) => ({
  paddingBlock: spacing(3),
  borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
  breakInside: 'avoid',
  [breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    columnGap: spacing(4),
  },
})) as typeof Box;

/** Block layout, because a grid would measure the intrinsic width of every text. */
const Details = styled(Box)(({ theme: { breakpoints, layout, spacing } }) => ({
  maxWidth: layout.readingWidth,
  '& > :not(style) ~ :not(style)': { marginTop: spacing(0.75) },
  [breakpoints.down('sm')]: { marginTop: spacing(1) },
}));

type PublicationEntryProps = { publication: Publication; links: BibliographyLinks };

/** A publication in the catalog. Memoized, because the catalog renders on every keystroke in its search field. */
export const PublicationEntry = memo(function PublicationEntry({
  publication,
  links,
}: PublicationEntryProps) {
  const { id, title, year, type, authors } = publication;
  const finding = findings[id];
  return (
    <Entry component="article">
      <Stack
        component="p"
        direction={{ xs: 'row', sm: 'column' }}
        sx={{ alignItems: 'baseline', gap: { xs: 1.5, sm: 0.5 } }}
      >
        <Typography component="span" variant="h3">
          {year ?? 'n.d.'}
        </Typography>
        <Typography component="span" variant="overline" color="textSecondary">
          {bibliographyContent.types[type]}
        </Typography>
      </Stack>
      <Details>
        <Typography component="h3" variant="h4">
          <Link href={links.publication(id)} color="textPrimary">
            {title}
          </Link>
        </Typography>
        {authors.length === 0 ? null : (
          <Typography variant="body2">
            <Authors publication={publication} />
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          <Source publication={publication} />
        </Typography>
        {finding === undefined ? null : <Typography variant="body2">{finding.text}</Typography>}
        <TopicsAndLinks publication={publication} links={links} />
      </Details>
    </Entry>
  );
});

const EntryLink = styled(Link)(({ theme }) => ({ paddingBlock: theme.spacing(0.75) }));

function TopicsAndLinks({ publication, links }: PublicationEntryProps) {
  const { id, title, topics } = publication;
  return (
    <Stack
      component="p"
      direction="row"
      sx={{
        typography: 'caption',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 2.5,
        overflowWrap: 'anywhere',
      }}
    >
      <Typography component="span" variant="inherit" color="textSecondary">
        {topics.map((topic) => bibliographyContent.topics[topic]).join(', ')}
      </Typography>
      {buildExternalLinks(publication).map(({ href, label }) => (
        <EntryLink key={href} href={href}>
          {label}
        </EntryLink>
      ))}
      <EntryLink href={`${links.publication(id)}#cite`} aria-label={`Cite: ${title}`}>
        Cite
      </EntryLink>
    </Stack>
  );
}
