import { styled } from '@mui/material/styles';
import { bibliographyContent } from '@paniscus/content';
import type { Publication } from '@paniscus/domain/bibliography';
import { Breadcrumbs, ClipboardButton, Page } from '@paniscus/ui';
import type { Crumb } from '@paniscus/ui';
import { Authors, CheckMark, Place } from '../Catalog/PublicationLine';
import type { BibliographyLinks, Citation, ExportFormat } from '../bibliography.links';
import { buildOutsideLinks } from '../outside-links';

interface PublicationScreenProps {
  publication: Publication;
  citation: Citation;
  trail: readonly Crumb[];
  links: BibliographyLinks;
}

const Account = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  justifyItems: 'start',
  maxWidth: measures.reading,
  '& strong': { fontWeight: 700 },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: spacing(0, 3), margin: 0, padding: 0, listStyle: 'none' },
  '& ul a': { display: 'block', paddingBlock: spacing(1), overflowWrap: 'anywhere' },
  '& [data-part="check"]': {
    ...typography.caption,
    padding: spacing(0.25, 1),
    border: `${measures.hairline} dashed ${vars.palette.line.edge}`,
    borderRadius: measures.tileRadius,
  },
}));
const Cite = styled('section')(({ theme: { families, measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(3, 6),
  marginTop: spacing(6),
  paddingTop: spacing(4),
  borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  '& > h2': typography.h2,
  '& > article': { display: 'grid', gap: spacing(1.5), minWidth: 0 },
  '& h3': { ...typography.overline, color: vars.palette.text.secondary },
  '& p, & pre': {
    margin: 0,
    padding: spacing(2),
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    backgroundColor: vars.palette.ground,
    borderRadius: measures.tileRadius,
  },
  '& pre': { ...typography.caption, fontFamily: families.mono, tabSize: 2 },
  '& [data-part="ways"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: spacing(1, 3),
    '& > a': { paddingBlock: spacing(1) },
  },
  [`@media (min-width: ${measures.barFrom}px)`]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > h2': { gridColumn: '1 / -1' },
    '& > article': { alignContent: 'start' },
  },
}));

/** Publication page with authors, source, outside links and citations. */
export function PublicationScreen({ publication, citation, trail, links }: PublicationScreenProps) {
  const { title, year, type, topics } = publication;
  const label = [
    bibliographyContent.types[type],
    year,
    ...topics.map((topic) => bibliographyContent.topics[topic]),
  ];
  return (
    <Page
      title={title}
      label={label.filter((part) => part !== undefined).join(' · ')}
      mark="question"
      width="wide"
      trail={<Breadcrumbs trail={trail} />}
    >
      <Details publication={publication} links={links} />
      <Cite id="cite" aria-labelledby="cite-title">
        <h2 id="cite-title">Cite this work</h2>
        <Form id={publication.id} name="APA" text={citation.apa} links={links} />
        <Form id={publication.id} name="BibTeX" text={citation.bibtex} format="bib" links={links} />
        <Form id={publication.id} name="RIS" text={citation.ris} format="ris" links={links} />
        <Form id={publication.id} name="CSL-JSON" text={citation.csl} format="json" links={links} />
      </Cite>
    </Page>
  );
}

function Details({ publication, links }: Pick<PublicationScreenProps, 'publication' | 'links'>) {
  const { authors, note } = publication;
  return (
    <Account>
      {authors.length === 0 ? null : (
        <p>
          <Authors publication={publication} />
        </p>
      )}
      <p>
        <Place publication={publication} />
      </p>
      {note === undefined ? null : <p>{note}</p>}
      <CheckMark publication={publication} />
      <ul>
        {buildOutsideLinks(publication).map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <a href={links.bibliography}>All works</a>
        </li>
      </ul>
    </Account>
  );
}

type FormProps = { id: string; name: string; text: string; format?: ExportFormat; links: BibliographyLinks };

function Form({ id, name, text, format, links }: FormProps) {
  const place = `cite-${name.toLowerCase()}`;
  return (
    <article aria-labelledby={`${place}-name`}>
      <h3 id={`${place}-name`}>{name}</h3>
      {format === undefined ? <p id={place}>{text}</p> : <pre id={place}>{text}</pre>}
      <div data-part="ways">
        <ClipboardButton from={place}>Copy {name}</ClipboardButton>
        {format === undefined ? null : (
          <a href={links.publicationFile(id, format)} download={`${id}.${format}`}>
            Download .{format}
          </a>
        )}
      </div>
    </article>
  );
}
