import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ClipboardButton } from '@paniscus/ui';
import type { BibliographyLinks, Citation, ExportFormat } from '../bibliography.links';

const Section = styled(Box)(({ theme: { layout, spacing, vars } }) => ({
  marginTop: spacing(6),
  paddingTop: spacing(4),
  borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
})) as typeof Box;

const Columns = styled(Box)(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(3, 6),
  marginTop: spacing(3),
  [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}));

const CitationText = styled(Typography)(({ theme: { layout, spacing, vars } }) => ({
  padding: spacing(2),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  tabSize: 2,
  backgroundColor: vars.palette.background.subtle,
  borderRadius: layout.tileRadius,
})) as typeof Typography;

interface CitationsProps {
  /** Id of the publication, and name of the downloaded files. */
  id: string;
  citation: Citation;
  links: BibliographyLinks;
}

/** The citation of a publication in four formats, to copy or download. */
export function Citations({ id, citation, links }: CitationsProps) {
  return (
    <Section component="section" id="cite" aria-labelledby="cite-title">
      <Typography variant="h2" id="cite-title">
        Cite this work
      </Typography>
      <Columns>
        <CitationFormat id={id} name="APA" text={citation.apa} links={links} />
        <CitationFormat id={id} name="BibTeX" text={citation.bibtex} format="bib" links={links} />
        <CitationFormat id={id} name="RIS" text={citation.ris} format="ris" links={links} />
        <CitationFormat id={id} name="CSL-JSON" text={citation.csl} format="json" links={links} />
      </Columns>
    </Section>
  );
}

interface CitationFormatProps {
  id: string;
  name: string;
  text: string;
  /** Format of the file; without it the citation is prose and can only be copied. */
  format?: ExportFormat;
  links: BibliographyLinks;
}

function CitationFormat({ id, name, text, format, links }: CitationFormatProps) {
  const textId = `cite-${name.toLowerCase()}`;
  return (
    <Stack component="article" aria-labelledby={`${textId}-name`} sx={{ gap: 1.5, minWidth: 0 }}>
      <Typography component="h3" variant="overline" color="textSecondary" id={`${textId}-name`}>
        {name}
      </Typography>
      {format === undefined ? (
        <CitationText id={textId}>{text}</CitationText>
      ) : (
        <CitationText
          component="pre"
          variant="caption"
          id={textId}
          sx={{ fontFamily: ({ families }) => families.mono }}
        >
          {text}
        </CitationText>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, columnGap: 3 }}>
        <ClipboardButton from={textId}>Copy {name}</ClipboardButton>
        {format === undefined ? null : (
          <Link href={links.publicationFile(id, format)} download={`${id}.${format}`} sx={{ py: 1 }}>
            Download .{format}
          </Link>
        )}
      </Stack>
    </Stack>
  );
}
