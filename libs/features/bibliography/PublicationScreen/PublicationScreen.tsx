import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { bibliographyContent, findings } from '@paniscus/content';
import type { Publication } from '@paniscus/domain/bibliography';
import { Page, PageBreadcrumbs } from '@paniscus/ui';
import type { BreadcrumbItem } from '@paniscus/ui';
import { Authors, CheckNote, Source } from '../Catalog/PublicationDetails';
import type { BibliographyLinks, Citation } from '../bibliography.links';
import { buildExternalLinks } from '../external-links';
import { Citations } from './Citations';

interface PublicationScreenProps {
  /** The publication with its abstract and links. */
  publication: Publication;
  /** The citation in each style. */
  citation: Citation;
  breadcrumbs: readonly BreadcrumbItem[];
  links: BibliographyLinks;
}

/** Publication page with authors, source, external links and citations. */
export function PublicationScreen({ publication, citation, breadcrumbs, links }: PublicationScreenProps) {
  const { title, year, type, topics } = publication;
  const overline = [
    bibliographyContent.types[type],
    year,
    ...topics.map((topic) => bibliographyContent.topics[topic]),
  ];
  return (
    <Page
      title={title}
      overline={overline.filter((item) => item !== undefined).join(' · ')}
      sign="question"
      width="wide"
      breadcrumbs={<PageBreadcrumbs items={breadcrumbs} />}
    >
      <Details publication={publication} links={links} />
      <Citations id={publication.id} citation={citation} links={links} />
    </Page>
  );
}

function Details({ publication, links }: Pick<PublicationScreenProps, 'publication' | 'links'>) {
  const { authors, note } = publication;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start', maxWidth: ({ layout }) => layout.readingWidth }}>
      {authors.length === 0 ? null : (
        <Typography>
          <Authors publication={publication} />
        </Typography>
      )}
      <Typography>
        <Source publication={publication} />
      </Typography>
      {note === undefined ? null : <Typography>{note}</Typography>}
      <FindingText id={publication.id} />
      <CheckNote publication={publication} />
      <ExternalLinks publication={publication} links={links} />
    </Stack>
  );
}

/** The finding of the publication and where it was read; nothing when none is known. */
function FindingText({ id }: { id: string }) {
  const finding = findings[id];
  return finding === undefined ? null : (
    <>
      <Typography>
        <strong>{bibliographyContent.finding}:</strong> {finding.text}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {bibliographyContent.findingSource}: {finding.source}.
      </Typography>
    </>
  );
}

function ExternalLinks({ publication, links }: Pick<PublicationScreenProps, 'publication' | 'links'>) {
  const allWorks = { href: links.bibliography, label: 'All works' };
  return (
    <List sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
      {[...buildExternalLinks(publication), allWorks].map(({ href, label }) => (
        <ListItem key={href} sx={{ width: 'auto' }}>
          <Link href={href} sx={{ py: 1, overflowWrap: 'anywhere' }}>
            {label}
          </Link>
        </ListItem>
      ))}
    </List>
  );
}
